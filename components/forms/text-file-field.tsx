'use client'

import { useField, useFormikContext } from 'formik'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import styled from 'styled-components'
import { Icon } from '@/components/ui/icon/icon'
import { describedBy, Field } from '@/components/ui/input/field'
import { type FileProblem, readTextFile } from './read-text-file'

/** The browser's own control lies unseen over the frame: a press and a drop anywhere are its own, and its words are not shown. */
const Frame = styled.div`
  position: relative; display: flex; flex-wrap: wrap; align-items: center; gap: var(--s-2) var(--s-3); min-block-size: var(--ctl); padding: var(--s-2) var(--s-3);
  border-radius: var(--r-md); border: 1.5px dashed var(--c-line-strong); background: var(--c-bg);
  &:hover { background: var(--c-sub); }
  &:has(:focus-visible) { outline: 3px solid var(--c-focus); outline-offset: 2px; }
  &:has([aria-invalid='true']) { border: 2px solid var(--c-err); }
  strong { display: inline-flex; align-items: center; gap: var(--s-2); color: var(--c-primary); font-size: var(--fs-sm); font-weight: var(--fw-semibold); white-space: nowrap; }
  output { flex: 1 1 120px; min-inline-size: 0; font-size: var(--fs-sm); color: var(--c-ink-2); overflow-wrap: anywhere; }
  input { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; opacity: 0; cursor: pointer; }
`

interface TextFileFieldProps {
  name: string
  label: string
  help?: string
  /** the endings of the files, as the browser wants them: `.csv,.xml` */
  accept: string
}

/** A file that is sent as text, bound to Formik; its value is the content. The last choice wins, and one given up changes nothing. */
export function TextFileField({ name, label, help, accept }: TextFileFieldProps) {
  const t = useTranslations('fileField')
  const id = useId()
  const [, meta, { setValue, setError }] = useField<string>(name)
  const { status, setStatus } = useFormikContext()
  const [chosen, setChosen] = useState<{ name: string; problem: FileProblem | null } | null>(null)
  const latest = useRef(0)
  const problem = chosen?.problem ? t(`problems.${chosen.problem}`) : undefined
  const missing = meta.touched && meta.error ? (chosen ? meta.error : t('problems.missing')) : undefined
  const error: string | undefined = status?.[name] ?? problem ?? missing

  async function choose(file: File) {
    latest.current += 1
    const mine = latest.current
    if (status?.[name]) setStatus({ ...status, [name]: undefined })
    if (meta.error) setError(undefined)
    const read = await readTextFile(file)
    if (latest.current !== mine) return
    setChosen({ name: file.name, problem: read.problem })
    await setValue(read.text, false)
  }

  return (
    <Field id={id} label={label} help={help} error={error}>
      <Frame>
        <strong>
          <Icon name="share" size={18} />
          {t(chosen ? 'another' : 'choose')}
        </strong>
        <output id={`${id}-chosen`}>{chosen ? <bdi>{chosen.name}</bdi> : t('none')}</output>
        <input
          id={id}
          name={name}
          type="file"
          accept={accept}
          aria-invalid={error ? true : undefined}
          aria-describedby={[`${id}-chosen`, describedBy(id, { help, error })].filter(Boolean).join(' ')}
          onChange={({ target }) => {
            const file = target.files?.[0]
            // The same file, mended meanwhile, can then be chosen again.
            target.value = ''
            if (file) void choose(file)
          }}
        />
      </Frame>
    </Field>
  )
}
