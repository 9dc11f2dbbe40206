import { useLocale, useTranslations } from 'next-intl'
import styled from 'styled-components'
import type { BookedGuideWire, GuideEntryWire } from '@/lib/contract/schemas/arrival-guide/wire'
import { formatInstant } from '@/lib/i18n/dates'
import { inEitherLanguage } from '@/lib/i18n/direction'
import type { Locale } from '@/lib/i18n/routing'

const Entry = styled.div`
  display: grid; gap: var(--s-2); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-primary-soft);
  p { overflow-wrap: anywhere; white-space: pre-line; text-align: -webkit-match-parent; text-align: match-parent; }
  dl { display: grid; grid-template-columns: auto minmax(0, 1fr); gap: var(--s-1) var(--s-4); align-items: baseline; }
  dt { font-size: var(--fs-sm); color: var(--c-ink-2); }
  dd { margin: 0; font-weight: var(--fw-bold); overflow-wrap: anywhere; }
`

const Later = styled.p`
  padding: var(--s-4); border-radius: var(--r-md); background: var(--c-info-soft); color: var(--c-info);
`

/** How to get in, with the code and the Wi-Fi; the way alone was chosen by nobody. */
export function GuideEntry({ entry }: { entry: GuideEntryWire }) {
  const t = useTranslations('booking.guide')
  const written = inEitherLanguage(useLocale() as Locale, { en: entry.text, ar: entry.text_ar })
  const rows = [
    [t(entry.way === 'keyBox' ? 'boxCode' : 'code'), entry.code],
    [t('wifi'), entry.wifiName],
    [t('password'), entry.wifiPassword],
  ] as const
  return (
    <Entry>
      <h3>{t('entry')}</h3>
      {written || entry.code ? <p>{t(`ways.${entry.way}`)}</p> : null}
      {written ? (
        <p dir="auto" lang={written.language}>
          {written.text}
        </p>
      ) : null}
      <dl>
        {rows.map(([name, value]) =>
          value ? (
            <Row key={name} name={name}>
              {value}
            </Row>
          ) : null,
        )}
      </dl>
    </Entry>
  )
}

/** A code is read from left to right, and copied by itself. */
function Row({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <bdi dir="ltr">{children}</bdi>
      </dd>
    </>
  )
}

interface LaterProps {
  later: NonNullable<BookedGuideWire['entryLater']>
  mayPayOnline: boolean
}

/** When the entry comes, or what it waits for. */
export function GuideEntryLater({ later: { knownFrom, waitsFor }, mayPayOnline }: LaterProps) {
  const t = useTranslations('booking.guide')
  const locale = useLocale()
  return (
    <Later>
      {waitsFor === 'later'
        ? t('later', { when: formatInstant(knownFrom, locale) })
        : t(mayPayOnline ? 'unpaidOnline' : 'unpaid')}
    </Later>
  )
}
