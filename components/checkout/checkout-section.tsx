import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

const Part = styled.section`
  display: grid; gap: var(--s-4); grid-template-columns: minmax(0, 1fr);
`

const Heading = styled.h2`
  display: flex; align-items: center; gap: var(--s-3); font-size: var(--fs-xl);
`

const StepNumber = styled.bdi`
  display: grid; place-items: center; flex: none; inline-size: 32px; block-size: 32px; border-radius: var(--r-full);
  background: var(--c-primary-soft); color: var(--c-primary); font-size: var(--fs-sm);
`

interface CheckoutSectionProps {
  number: number
  title: string
  children: ReactNode
}

/** One numbered step of the checkout. */
export function CheckoutSection({ number, title, children }: CheckoutSectionProps) {
  const id = useId()
  return (
    <Part aria-labelledby={id}>
      <Heading id={id}>
        <StepNumber className="num">{number}</StepNumber>
        {title}
      </Heading>
      {children}
    </Part>
  )
}
