import { SettingsPage } from '@/components/admin/settings/settings-page'
import { load } from '@/lib/api/load'
import { ClientMessages } from '@/lib/i18n/client-messages'
import { answerPage } from '@/lib/pages/console-page'

export default answerPage(
  () => load('GET /admin/settings'),
  (answer) => (
    <ClientMessages also={['admin.settings', 'admin.content', 'map']}>
      <SettingsPage settings={answer} />
    </ClientMessages>
  ),
)
