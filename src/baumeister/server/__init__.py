"""The service behind the browser client: people, lobby, tables over sockets, records, hosting."""
