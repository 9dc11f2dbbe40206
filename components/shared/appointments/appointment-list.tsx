import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { QuietText } from '@/components/shared/styles/quiet-text'
import type { AppointmentWire, VendorAppointmentWire } from '@/lib/contract/schemas/appointments'
import { formatShortInstant } from '@/lib/i18n/dates'
import { inLanguage, localName } from '@/lib/i18n/direction'
import { AppointmentActs } from './appointment-acts'

const Section = styled.section`
  display: grid; gap: var(--s-4); padding: var(--s-5); border-radius: var(--r-lg); background: var(--c-sub);
  h2 { font-size: var(--fs-lg); }
  ul { display: grid; gap: var(--s-3); }
  li { display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-4); padding-block-start: var(--s-3); border-block-start: 1px solid var(--c-line); }
`

const What = styled.div`
  display: grid; gap: var(--s-1); flex: 1 1 220px;
`

interface AppointmentListProps {
  appointments: readonly (AppointmentWire | VendorAppointmentWire)[]
  /** whether the reader moves and cancels them; a guest always does */
  mayChange?: boolean
  /** beside the title */
  children?: ReactNode
}

/** The coming appointments of a guest, or those to the listings of a vendor, in their order; nothing where there is none. */
export function AppointmentList({ appointments, mayChange = true, children }: AppointmentListProps) {
  const t = useTranslations('appointments')
  const locale = useLocale()
  if (appointments.length === 0) return null
  return (
    <Section aria-labelledby="appointments-title">
      <h2 id="appointments-title">{t('listTitle')}</h2>
      {children}
      <ul>
        {appointments.map((appointment) => {
          const isVendor = 'guest' in appointment
          return (
            <li key={appointment._id}>
              <What>
                <strong>{inLanguage(locale, appointment.service.name)}</strong>
                <QuietText as="span">
                  {formatShortInstant(appointment.startsAt, locale)}
                  {isVendor ? ` · ${localName(locale, appointment.guest)}` : ''}
                </QuietText>
              </What>
              {mayChange ? <AppointmentActs appointment={appointment} isVendor={isVendor} /> : null}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
