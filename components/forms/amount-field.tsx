import { TextField } from './text-field'

interface AmountFieldProps {
  name?: string
  label: string
  help?: string
}

/** A number that is typed, with decimals: an amount in SAR, a share or a count. */
export const AmountField = ({ name = 'amount', ...texts }: AmountFieldProps) => (
  <TextField name={name} {...texts} inputMode="decimal" dir="ltr" autoComplete="off" />
)
