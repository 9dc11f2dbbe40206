import { useTranslations } from 'next-intl'
import { Notice } from '@/components/shared/notice'
import { Money } from '@/components/ui/money'
import type { QuoteResult } from '@/lib/api/quotes'
import { Link } from '@/lib/i18n/navigation'
import { useMoney } from '@/lib/i18n/use-money'

interface CheckoutWithoutScriptProps {
  /** null while the stay is incomplete or the quote failed */
  answer: QuoteResult | null
  backTo: string
}

/** The checkout without script: says that it needs script, and shows the quote. */
export function CheckoutWithoutScript({ answer, backTo }: CheckoutWithoutScriptProps) {
  const t = useTranslations('checkout')
  const words = useTranslations('booking')
  const money = useMoney()
  const quote = answer?.quote
  const isTaken = quote?.availability?.isFree === false
  const messages = isTaken ? [words('takenThen')] : (answer?.refusals ?? [])
  return (
    <Notice tone="warn">
      <p>{t('scriptNeeded')}</p>
      {messages.map((message) => (
        <p key={message}>{message}</p>
      ))}
      {quote && !isTaken ? (
        <p>
          {words('total')} <Money {...money(quote.total)} />
        </p>
      ) : null}
      <p>
        <Link href={backTo}>{words('backToPlace')}</Link>
      </p>
    </Notice>
  )
}
