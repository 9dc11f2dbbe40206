import { buildWhenStale } from './steps/build.mjs'
import { ensureInstalled } from './steps/install.mjs'
import { checkNodeVersion } from './steps/node-version.mjs'

checkNodeVersion()
await ensureInstalled({ withTools: false })
await buildWhenStale()
