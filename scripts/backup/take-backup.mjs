import { chownSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { startProgram, stopProcess } from '../steps/processes.mjs'
import { postgresProgram, runPostgres } from './programs.mjs'

/** Keeps what was written while nothing received it. */
const SLOT = 'diyar_backup'
const UNFINISHED = '.unfinished'

/** A whole copy in `folder/copies`, named by its instant and checked file by file; returns the name. */
export async function takeCopy({ url, folder }) {
  const copies = await folderOf(folder, 'copies')
  const name = new Date().toISOString().replaceAll(':', '-')
  const unfinished = join(copies, `${name}${UNFINISHED}`)
  try {
    await runPostgres('pg_basebackup', ['-d', url, '-D', unfinished, '-X', 'stream', '-c', 'fast'])
    await runPostgres('pg_verifybackup', [unfinished])
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw error
  }
  renameSync(unfinished, join(copies, name))
  return name
}

/** Receives the log of changes into `folder/changes` until it is stopped: `{ ended, stop }`. */
export async function followChanges({ url, folder }) {
  const changes = await folderOf(folder, 'changes')
  const slot = ['-d', url, '--slot', SLOT]
  await runPostgres('pg_receivewal', [...slot, '--create-slot', '--if-not-exists'])
  const { command, account } = await postgresProgram('pg_receivewal')
  const receiver = startProgram('pg_receivewal', command, [...slot, '-D', changes, '--synchronous'], account)
  return { ended: receiver.ended, stop: () => stopProcess(receiver) }
}

async function folderOf(folder, name) {
  const one = join(folder, name)
  mkdirSync(one, { recursive: true })
  await ownFolder(one)
  return one
}

/** Gives a folder to the account under which the programs of PostgreSQL run. */
export async function ownFolder(folder) {
  const { account } = await postgresProgram('pg_basebackup')
  if (account.uid !== undefined) chownSync(folder, account.uid, account.gid)
}
