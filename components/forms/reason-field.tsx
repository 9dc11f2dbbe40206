import { MAX_REASON } from '@/lib/domain/reason'
import { TextArea } from './text-area'

/** Why something is done, for the one who reads it. */
export const ReasonField = (texts: { label: string; help: string }) => (
  <TextArea name="reason" {...texts} rows={3} maxLength={MAX_REASON} />
)
