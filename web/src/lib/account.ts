// Requests about people: the own account, its devices, and others whom one would rather not hear.
import type { DeviceShown, EndedGames, Me, MovedShown, Profile, Report } from '../../types/api'
import { known, request } from './api'

export type { DeviceShown, Profile } from '../../types/api'

export const account = {
  signIn: (name: string, password: string) => request<Me>('POST', '/sign-in', { name, password }).then(known),
  signOut: () => request<null>('POST', '/sign-out'),
  /** A guest keeps the name with it; an account needs the old one. */
  setPassword: (password: string, old: string) => request<Me>('PUT', '/me/password', { password, old }).then(known),
  remove: (password: string) => request<null>('POST', '/me/deletion', { password }),
  devices: () => request<DeviceShown[]>('GET', '/me/devices'),
  endDevice: (id: string) => request<null>('DELETE', `/me/devices/${id}`),
  moveGuest: () => request<MovedShown>('POST', '/me/guest'),
  declineGuest: () => request<null>('DELETE', '/me/guest'),
  games: () => request<EndedGames>('GET', '/me/games'),
  mutes: () => request<Profile[]>('GET', '/me/mutes'),
  mute: (person: string) => request<null>('PUT', `/me/mutes/${person}`),
  unmute: (person: string) => request<null>('DELETE', `/me/mutes/${person}`),
  report: (report: Report) => request<null>('POST', '/reports', report),
}
