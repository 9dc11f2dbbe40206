import { join } from 'node:path'
import { capture } from '../steps/run.mjs'
import { accountOf, programsFolder } from '../steps/services/postgres.mjs'

/** Runs a program of PostgreSQL, never as root; throws what it printed when it fails. */
export async function runPostgres(name, args, options = {}) {
  const { command, account } = await postgresProgram(name)
  const { code, output } = await capture(command, args, { ...account, ...options })
  if (code !== 0) throw new Error(output.trim() || `${name} ended with code ${code}.`)
  return output
}

/** The path of a program, and the account under which it may run. */
export async function postgresProgram(name) {
  const folder = await programsFolder()
  if (!folder) throw new Error('The programs of PostgreSQL are not here: apt-get install -y postgresql')
  return { command: join(folder, name), account: (await accountOf('postgres')) ?? {} }
}
