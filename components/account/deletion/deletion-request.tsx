import { useLocale, useTranslations } from 'next-intl'
import { useAction } from '@/components/shared/use-action'
import { Button } from '@/components/ui/button'
import { call } from '@/lib/api/call'
import { type DeletionStatus, lastDayOf } from '@/lib/domain/account/privacy-request'
import { riyadhDay } from '@/lib/domain/time/days'
import { formatDay } from '@/lib/i18n/dates'

/** Who cannot close the account yet asks us to do it, and sees until when we answer. */
export function DeletionRequest({ request }: Pick<DeletionStatus, 'request'>) {
  const t = useTranslations('leave')
  const locale = useLocale()
  const { act, isBusy } = useAction()
  if (request) {
    const asked = formatDay(riyadhDay(new Date(request.askedAt)), locale)
    return <p>{t('waiting', { asked, due: formatDay(lastDayOf(new Date(request.dueAt)), locale) })}</p>
  }
  return (
    <>
      <p>{t('later')}</p>
      <Button
        type="button"
        $kind="soft"
        $size="sm"
        disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => act(() => call('POST /user/delete-request'), t('asked'))}
      >
        {t('ask')}
      </Button>
    </>
  )
}
