import { useTranslations } from 'next-intl'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { type Halalas, toSar } from '@/lib/domain/money'
import { SPLIT_BOUNDS } from '@/lib/domain/splits/split'
import { useMoney } from '@/lib/i18n/use-money'
import type { TypedShares } from './typed-shares'

const Sum = styled.div`
  display: grid; gap: var(--s-1); padding: var(--s-4); border-radius: var(--r-md); background: var(--c-ok-soft); color: var(--c-ok); font-size: var(--fs-sm);
  &[data-wrong] { background: var(--c-err-soft); color: var(--c-err); }
  p:first-child { font-weight: var(--fw-semibold); }
  p + p { display: flex; gap: var(--s-2); }
  svg { flex: none; margin-block-start: 2px; }
`

interface SharesSumProps {
  id: string
  read: TypedShares
  amountHalalas: Halalas
}

/** The sum of the typed shares, and in words what is wrong with them. */
export function SharesSum({ id, read, amountHalalas }: SharesSumProps) {
  const t = useTranslations('split.form')
  const spoken = useSpoken()
  const problemText = useProblemText()
  return (
    <Sum id={id} role="status" data-wrong={read.problem !== null || undefined}>
      <p>{t('sum', { sum: spoken(read.sumHalalas), amount: spoken(amountHalalas) })}</p>
      <p>
        <Icon name={read.problem ? 'alert' : 'check'} size={16} />
        {problemText(read, amountHalalas)}
      </p>
    </Sum>
  )
}

function useSpoken() {
  const money = useMoney()
  return (halalas: Halalas) => money(toSar(halalas)).spoken
}

function useProblemText() {
  const t = useTranslations('split.form')
  const spoken = useSpoken()
  return ({ problem, shares, sumHalalas }: TypedShares, amountHalalas: Halalas): string => {
    const missing = amountHalalas - sumHalalas
    if (problem === null) return t('whole')
    if (problem === 'first') return t('first', { amount: spoken(Math.floor(amountHalalas / shares.length)) })
    if (problem !== 'sum') return t('small', { amount: spoken(SPLIT_BOUNDS.minShareHalalas) })
    return missing > 0 ? t('short', { amount: spoken(missing) }) : t('over', { amount: spoken(-missing) })
  }
}
