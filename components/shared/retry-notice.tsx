import { Notice } from '@/components/shared/notice'
import { Button } from '@/components/ui/button'

interface RetryNoticeProps {
  /** an error is spoken at once, a warning when the reader has finished */
  tone: 'err' | 'warn'
  text: string
  retry: string
  onRetry: () => void
}

/** What failed to load, with a press to try again. */
export function RetryNotice({ tone, text, retry, onRetry }: RetryNoticeProps) {
  return (
    <Notice tone={tone} role={tone === 'err' ? 'alert' : 'status'}>
      <p>{text}</p>
      <Button $kind="outline" $size="sm" onClick={onRetry}>
        {retry}
      </Button>
    </Notice>
  )
}
