import styled from 'styled-components'
import { formatPhone } from '@/lib/domain/account/phone'

const Line = styled.bdi`
  white-space: nowrap;
`

/** A phone number from left to right in every text, on one line. */
export function PhoneText({ phone }: { phone: string }) {
  return (
    <Line dir="ltr" className="num">
      {formatPhone(phone)}
    </Line>
  )
}
