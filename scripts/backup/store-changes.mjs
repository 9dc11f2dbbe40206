import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import pg from 'pg'
import { startProgram, stopProcess } from '../steps/processes.mjs'
import { postgresProgram } from './programs.mjs'
import { ownFolder } from './take-backup.mjs'

/** Moves on only when the bucket has a file: until then PostgreSQL keeps it. */
const STORED_SLOT = 'diyar_backup_stored'
/** Where `pg_receivewal` is; begins at the stored slot each time, because its folder is temporary. */
const RECEIVED_SLOT = 'diyar_backup_received'
const LOOK_EVERY_MS = 200
const UNFINISHED_EVERY_MS = 10_000
const compress = promisify(gzip)

/** Sends the log of changes to the bucket until it is stopped or the bucket refuses: `{ ended, stop }`. */
export async function followIntoBucket({ url, bucket }) {
  await prepareSlots(url)
  const folder = mkdtempSync(join(tmpdir(), 'diyar-changes-'))
  await ownFolder(folder)
  const { command, account } = await postgresProgram('pg_receivewal')
  const args = ['-d', url, '--slot', RECEIVED_SLOT, '-D', folder, '--synchronous']
  const receiver = startProgram('pg_receivewal', command, args, account)
  const ended = storeUntilEnd({ url, bucket, folder, receiver }).finally(async () => {
    await stopProcess(receiver)
    rmSync(folder, { recursive: true, force: true })
  })
  return { ended, stop: () => stopProcess(receiver) }
}

async function prepareSlots(url) {
  const { rows } = await ask(url, 'SELECT slot_name FROM pg_replication_slots')
  const known = rows.map((row) => row.slot_name)
  if (!known.includes(STORED_SLOT))
    await ask(url, 'SELECT pg_create_physical_replication_slot($1, true)', [STORED_SLOT])
  if (known.includes(RECEIVED_SLOT)) await ask(url, 'SELECT pg_drop_replication_slot($1)', [RECEIVED_SLOT])
  await ask(url, 'SELECT pg_copy_physical_replication_slot($1, $2)', [STORED_SLOT, RECEIVED_SLOT])
}

async function storeUntilEnd({ url, bucket, folder, receiver }) {
  let code
  receiver.ended.then((value) => {
    code = value
  })
  const sent = { at: 0, changed: 0 }
  for (;;) {
    const isLast = code !== undefined
    for (const file of readdirSync(folder).sort()) {
      if (!file.endsWith('.partial')) await storeWhole({ url, bucket, folder, file })
      else if (isLast || Date.now() - sent.at > UNFINISHED_EVERY_MS)
        await storeUnfinished({ bucket, folder, file, sent })
    }
    if (isLast) return code
    await pause(LOOK_EVERY_MS)
  }
}

async function storeWhole({ url, bucket, folder, file }) {
  const content = await readFile(join(folder, file))
  await bucket.put(`changes/${file}.gz`, await compress(content))
  if (!file.endsWith('.history'))
    await ask(url, 'SELECT pg_replication_slot_advance($1, $2)', [STORED_SLOT, endOf(file, content.length)])
  rmSync(join(folder, file))
}

/** The file that is being written, so that a lost machine costs seconds and not a whole file. */
async function storeUnfinished({ bucket, folder, file, sent }) {
  const changed = statSync(join(folder, file), { throwIfNoEntry: false })?.mtimeMs
  if (changed === undefined || changed === sent.changed) return
  const content = await readFile(join(folder, file)).catch(() => undefined)
  // It was finished meanwhile, and the next look finds it whole.
  if (!content) return
  await bucket.put(`changes/${file}.gz`, await compress(content))
  sent.at = Date.now()
  sent.changed = changed
}

/** A file is named by its timeline and by where it lies in the log, 8 hexadecimal digits each. */
function endOf(file, bytes) {
  const start = (BigInt(`0x${file.slice(8, 16)}`) << 32n) + BigInt(`0x${file.slice(16, 24)}`) * BigInt(bytes)
  const end = start + BigInt(bytes)
  return `${(end >> 32n).toString(16)}/${(end & 0xffffffffn).toString(16)}`
}

async function ask(url, statement, values) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await client.query(statement, values)
  } finally {
    await client.end()
  }
}
