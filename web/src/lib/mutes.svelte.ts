// People this person would rather not hear. The server keeps their lines back; those that came before go from the screen, too.
import { account, type Profile } from './account'

class Mutes {
  people = $state.raw<readonly Profile[]>([])

  has = (person: string) => this.people.some((one) => one.id === person)

  load = async () => {
    this.people = await account.mutes()
  }

  async put(person: string) {
    await account.mute(person)
    await this.load()
  }

  async lift(person: string) {
    await account.unmute(person)
    await this.load()
  }
}

export const mutes = new Mutes()
