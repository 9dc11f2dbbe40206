import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/field'

const Line = styled.form`
  display: grid; gap: var(--s-2) var(--s-3); grid-template-columns: minmax(0, 1fr) auto; align-items: end; max-inline-size: 560px;
  label { grid-column: 1 / -1; font-size: var(--fs-sm); font-weight: var(--fw-medium); }
`

/** Finds bookings by code or by the guest's number; a plain form, so the address is the question. */
export function BookingSearch({ list, q }: { list: string; q: string }) {
  const t = useTranslations('admin.bookings')
  return (
    <Line role="search">
      <label htmlFor="booking-q">{t('find')}</label>
      <input type="hidden" name="state" value={list} />
      <TextInput
        id="booking-q"
        name="q"
        type="search"
        defaultValue={q}
        maxLength={30}
        dir="ltr"
        autoComplete="off"
      />
      <Button type="submit" $kind="outline">
        {t('findNow')}
      </Button>
    </Line>
  )
}
