import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ownFolder, takeCopy } from './take-backup.mjs'

/** A whole copy, checked in a temporary folder and then sent to the bucket; returns the name. */
export async function takeCopyToBucket({ url, bucket }) {
  const folder = mkdtempSync(join(tmpdir(), 'diyar-copy-'))
  try {
    await ownFolder(folder)
    const name = await takeCopy({ url, folder })
    await storeCopy({ bucket, folder, name })
    return name
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** One compressed archive, under the name of the copy. */
export async function storeCopy({ bucket, folder, name }) {
  const options = { stdio: ['ignore', 'pipe', 'inherit'] }
  const tar = spawn('tar', ['-cz', '-C', join(folder, 'copies', name), '.'], options)
  const ended = new Promise((resolve) => {
    tar.on('error', () => resolve(127))
    tar.on('close', resolve)
  })
  await bucket.putStream(`copies/${name}.tar.gz`, wholeOutput(tar.stdout, ended))
}

/** An archive that tar could not finish must not become an object. */
async function* wholeOutput(output, ended) {
  yield* output
  const code = await ended
  if (code !== 0) throw new Error(`tar ended with code ${code}; the copy was not stored.`)
}
