import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { InvoiceWire, QrDrawing } from '@/lib/contract/schemas/invoices/wire'

const Figure = styled.figure`
  display: grid; gap: var(--s-2); justify-items: start; margin: 0;
  svg { inline-size: 148px; block-size: 148px; padding: var(--s-3); border-radius: var(--r-sm); color-scheme: only light; background: Canvas; fill: CanvasText; }
  figcaption { font-size: var(--fs-xs); color: var(--c-ink-2); }
`

/** The QR of a tax invoice, dark on white in every theme so that it can be read. */
export function InvoiceQr({ number, qr }: { number: InvoiceWire['number']; qr: QrDrawing }) {
  const t = useTranslations('invoices.list')
  return (
    <Figure>
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        role="img"
        aria-label={t('qr', { number })}
        shapeRendering="crispEdges"
      >
        <path d={qr.path} />
      </svg>
      <figcaption>{t('qrText')}</figcaption>
    </Figure>
  )
}
