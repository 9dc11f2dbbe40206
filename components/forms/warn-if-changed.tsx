import { useFormikContext } from 'formik'
import { useWarningBeforeLeaving } from './use-warning-before-leaving'

/** In a form: what is typed and not sent is neither left without a question nor replaced by a live refresh. */
export function WarnIfChanged() {
  useWarningBeforeLeaving(useFormikContext().dirty)
  return null
}
