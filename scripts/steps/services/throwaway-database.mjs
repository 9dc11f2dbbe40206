import { randomBytes } from 'node:crypto'

/** Creates an empty database on the server of an address, so that tests do not touch the real one: `{ url, drop }`. */
export async function createThrowawayDatabase(serverUrl) {
  const { default: pg } = await import('pg')
  const name = `diyar_e2e_${randomBytes(6).toString('hex')}`
  const request = async (statement) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await request(`CREATE DATABASE ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, drop: () => request(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`) }
}
