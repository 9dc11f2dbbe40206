import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Two weights of Readex Pro with both scripts in one file, as the drawing of text needs them, and our sign. */
type Asset = 'bold.ttf' | 'medium.ttf' | 'logo.svg'

/** Beside the source, or beside the bundle. */
export function assetFile(asset: Asset): string {
  const here = typeof __dirname === 'string' ? __dirname : fileURLToPath(new URL('.', import.meta.url))
  const folders = [
    join(process.cwd(), 'server/modules/platform/pdf/assets'),
    join(here, 'assets'),
    join(here, 'og'),
  ]
  const folder = folders.find((one) => existsSync(join(one, asset)))
  if (!folder) throw new Error(`${asset} is missing`)
  return join(folder, asset)
}
