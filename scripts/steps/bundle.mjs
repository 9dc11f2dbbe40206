import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** The sentences of a proxy that finds no web. */
export const OUTAGE_FOLDER = 'dist/outage'

/** Bundles the api and the seed into one file each, with the files that they read at run time. */
export async function bundleApi(folder) {
  await bundle(folder, {
    main: 'server/main.ts',
    seed: 'server/db/seed/main.ts',
    admin: 'server/admin-command.ts',
    'check-restored': 'server/check-restored-command.ts',
    'encode-avif': 'server/modules/platform/media/encode-avif-process.ts',
  })
  cpSync('server/db/migrations', join(folder, 'migrations'), { recursive: true })
  cpSync('server/modules/platform/pdf/assets', join(folder, 'og'), { recursive: true })
  cpSync('server/modules/catalogue/content-pages/texts', join(folder, 'pages'), { recursive: true })
  cpSync('server/db/seed/content/photos', join(folder, 'content/photos'), { recursive: true })
}

/** Bundles the web process, the list of public pages that the commands request at start, and the outage page. */
export async function bundleGateway(folder) {
  await bundle(folder, {
    main: 'gateway/main.ts',
    'public-pages': 'gateway/public-pages.ts',
    'outage-page': 'gateway/outage-page.ts',
  })
  await writeOutageFiles(folder)
}

async function writeOutageFiles(folder) {
  const { outageFiles } = await import(pathToFileURL(resolve(folder, 'outage-page.mjs')).href)
  rmSync(OUTAGE_FOLDER, { recursive: true, force: true })
  mkdirSync(OUTAGE_FOLDER, { recursive: true })
  for (const [name, text] of Object.entries(outageFiles())) writeFileSync(join(OUTAGE_FOLDER, name), text)
}

async function bundle(outdir, entryPoints) {
  const { build } = await import('esbuild')
  await build({
    entryPoints,
    outdir,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    logLevel: 'warning',
  })
}
