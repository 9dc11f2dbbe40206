import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = ['.js', '.css', '.json', '.svg', '.webmanifest', '.txt', '.xml', '.map']
/** Smaller files gain nothing from compression. */
const SMALLEST = 860

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Copies Next's files and public/ into one folder, each text file with its compressed copies. */
export async function compressFiles(folder) {
  rmSync(folder, { recursive: true, force: true })
  cpSync('public', folder, { recursive: true })
  // For the gateway's outage page, which uses none of Next's files.
  cpSync('components/ui/theme', join(folder, 'theme'), { recursive: true, filter: isStyle })
  cpSync('.next/static', join(folder, '_next/static'), { recursive: true })
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && COMPRESSIBLE.includes(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
  await Promise.all(files.map(compressFile))
}

const isStyle = (path) => extname(path) === '' || extname(path) === '.css'

async function compressFile(file) {
  const bytes = readFileSync(file)
  if (bytes.length < SMALLEST) return
  const [br, gz] = await Promise.all([asBrotli(bytes), asGzip(bytes, { level: 9 })])
  writeFileSync(`${file}.br`, br)
  writeFileSync(`${file}.gz`, gz)
}
