import { EARLY_INPUT_SCRIPT } from '@/components/layout/scripts/early-input-script'
import { OUTDATED_BROWSER_SCRIPT } from '@/components/layout/scripts/outdated-browser-script'
import { SERVICE_WORKER_SCRIPT } from '@/components/layout/scripts/service-worker-script'
import { THEME_SCRIPT } from '@/components/ui/theme/theme-script'

export { THEME_SCRIPT }

/** Every inline script of the documents; the content security policy allows these and no others. */
export const INLINE_SCRIPTS: readonly string[] = [
  OUTDATED_BROWSER_SCRIPT,
  THEME_SCRIPT,
  EARLY_INPUT_SCRIPT,
  SERVICE_WORKER_SCRIPT,
]
