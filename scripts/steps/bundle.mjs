import { cpSync } from 'node:fs'
import { join } from 'node:path'

/** Bundles the api and the seed into one file each, with the files that they read at run time. */
export async function bundleApi(folder) {
  await bundle(folder, {
    main: 'server/main.ts',
    seed: 'server/db/seed/main.ts',
    admin: 'server/admin-command.ts',
  })
  cpSync('server/db/migrations', join(folder, 'migrations'), { recursive: true })
  cpSync('server/modules/og/assets', join(folder, 'og'), { recursive: true })
  cpSync('server/modules/content-pages/texts', join(folder, 'pages'), { recursive: true })
  cpSync('server/db/seed/content/photos', join(folder, 'content/photos'), { recursive: true })
}

/** Bundles the web process, and the list of public pages that the commands request at start. */
export const bundleGateway = (folder) =>
  bundle(folder, { main: 'gateway/main.ts', 'public-pages': 'gateway/public-pages.ts' })

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
