'use client'

import { useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId } from 'react'
import styled from 'styled-components'
import { QuietText } from '@/components/shared/styles/quiet-text'
import { Button, IconButton } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon/icon'
import { describedBy, Field, TextInput } from '@/components/ui/input/field'
import { OFFER_ITEMS } from '@/lib/domain/private-offers/offer-items'
import { type ItemValues, NEW_ITEM, type OfferValues } from './offer-values'

const Group = styled.fieldset`
  display: grid; gap: var(--s-3); margin: 0; padding: 0; border: 0;
  legend { padding: 0; margin-block-end: var(--s-2); font-weight: var(--fw-semibold); }
`

const Item = styled.div`
  display: grid; gap: var(--s-3); grid-template-columns: repeat(2, minmax(0, 1fr)); padding: var(--s-4);
  border-radius: var(--r-md); box-shadow: inset 0 0 0 1px var(--c-line);
  > :first-child { grid-column: 1 / -1; }
`

const Head = styled.div`
  display: flex; align-items: end; gap: var(--s-2);
  > :first-child { flex: 1; min-inline-size: 0; }
`

/** What comes with an offer at its own price: menu, chairs, a service. */
export function ItemFields() {
  const t = useTranslations('messages.offer.items')
  const { values, setFieldValue } = useFormikContext<OfferValues>()
  const { items } = values
  const set = (next: ItemValues[]) => void setFieldValue('items', next, false)
  return (
    <Group>
      <legend>{t('title')}</legend>
      <QuietText>{t('help')}</QuietText>
      {items.map((item, index) => (
        <ItemRow
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no id, and none holds state of its own
          key={index}
          path={`items[${index}]`}
          item={item}
          onChange={(next) => set(items.with(index, next))}
          onRemove={() => set(items.toSpliced(index, 1))}
        />
      ))}
      {items.length < OFFER_ITEMS.most ? (
        <Button $kind="outline" $size="sm" onClick={() => set([...items, NEW_ITEM])}>
          <Icon name="plus" size={18} />
          {t('add')}
        </Button>
      ) : null}
    </Group>
  )
}

interface ItemRowProps {
  path: string
  item: ItemValues
  onChange: (item: ItemValues) => void
  onRemove: () => void
}

function ItemRow({ path, item, onChange, onRemove }: ItemRowProps) {
  const t = useTranslations('messages.offer.items')
  const id = useId()
  // The form names its errors by whole paths, which Formik would read as nested ones.
  const { errors, status } = useFormikContext()
  const field = (name: keyof ItemValues, more: { inputMode?: 'decimal'; dir: 'ltr' | 'auto' }) => {
    const error: string | undefined = status?.[`${path}.${name}`] ?? Reflect.get(errors, `${path}.${name}`)
    return (
      <Field id={`${id}-${name}`} label={t(name)} error={error}>
        <TextInput
          {...more}
          id={`${id}-${name}`}
          name={`${path}.${name}`}
          autoComplete="off"
          value={item[name]}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(`${id}-${name}`, { error })}
          onChange={(event) => onChange({ ...item, [name]: event.target.value })}
        />
      </Field>
    )
  }
  return (
    <Item>
      <Head>
        {field('name', { dir: 'auto' })}
        <IconButton aria-label={t('remove')} title={t('remove')} onClick={onRemove}>
          <Icon name="close" size={18} />
        </IconButton>
      </Head>
      {field('quantity', { inputMode: 'decimal', dir: 'ltr' })}
      {field('price', { inputMode: 'decimal', dir: 'ltr' })}
    </Item>
  )
}
