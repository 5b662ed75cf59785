import { Button, Checkbox, NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useTexts } from '../../../../../platform/web/i18n.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { bases, componentKinds } from '../../contract/estimate.ts'
import type { LineDraft } from './line-draft.ts'
import { d } from './texts.ts'

/** One line of the draft: only the fields that its kind has. */
export function LineFields({ at, line, currency, errors, onChange, onRemove }: LineFieldsProps) {
  const s = useTexts(d)
  const error = (field: string) => errors[`components.${at}.${field}`]
  const text = (name: keyof LineDraft, label: string, path: string = name) => (
    <TextInput
      label={label}
      value={String(line[name])}
      error={error(path)}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  )
  const limited = line.kind === 'percentSalaryCap' || line.kind === 'percentAmountCap'
  return (
    <SectionCard
      title={s.lineNo(at + 1)}
      actions={
        onRemove && (
          <Button variant="default" size="sm" aria-label={s.removeLine(at + 1)} onClick={onRemove}>
            ✕
          </Button>
        )
      }
    >
      <div className={blocks.pair}>
        {text('code', s.code)}
        {text('nameCn', s.nameCn)}
        {text('nameEn', s.nameEn)}
        <NativeSelect
          label={s.kind}
          value={line.kind}
          error={error('kind')}
          data={componentKinds.map((value) => ({ value, label: s[value] }))}
          onChange={(event) => onChange({ kind: event.currentTarget.value as LineDraft['kind'] })}
        />
        <NativeSelect
          label={s.base}
          value={line.base}
          data={bases.map((value) => ({ value, label: s[value] }))}
          onChange={(event) => onChange({ base: event.currentTarget.value as LineDraft['base'] })}
        />
        {line.kind.startsWith('percent') && text('rate', s.rate, 'ratePpm')}
        {limited && text('cap', `${s.cap} (${currency})`, 'capMinor')}
        {limited && text('floor', `${s.floor} (${currency})`, 'floorMinor')}
        {line.kind === 'fixed' && text('fixed', `${s.amount} (${currency})`, 'fixedMinor')}
        {line.kind === 'brackets' && (
          <>
            <Textarea
              label={`${s.bracketLines} (${currency})`}
              description={s.bracketHow}
              autosize
              minRows={3}
              value={line.brackets}
              error={error('brackets')}
              onChange={(event) => onChange({ brackets: event.currentTarget.value })}
            />
            <Checkbox label={s.whole} checked={line.whole} onChange={(event) => onChange({ whole: event.currentTarget.checked })} />
          </>
        )}
        {text('sourceName', s.sourceName)}
        {text('sourceUrl', s.sourceUrl)}
        {text('noteCn', s.lineNoteCn)}
        {text('noteEn', s.lineNoteEn)}
      </div>
    </SectionCard>
  )
}
interface LineFieldsProps {
  at: number
  line: LineDraft
  currency: string
  /** By path on the wire: `components.0.ratePpm`. */
  errors: Record<string, ReactNode>
  onChange: (part: Partial<LineDraft>) => void
  onRemove?: () => void
}
