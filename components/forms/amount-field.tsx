import { TextField } from './text-field'

interface AmountFieldProps {
  name?: string
  label: string
  help?: string
  disabled?: boolean
}

/** A number that is typed, with decimals: an amount in SAR, a share or a count. */
export const AmountField = ({ name = 'amount', ...rest }: AmountFieldProps) => (
  <TextField name={name} {...rest} inputMode="decimal" dir="ltr" autoComplete="off" />
)
