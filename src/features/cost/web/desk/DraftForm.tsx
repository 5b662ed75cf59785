import { Button, Checkbox, Textarea } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { toast } from '../../../../platform/web/toast.ts'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { DateField } from '../../../../platform/web/ui/DateField.tsx'
import { ErrorState } from '../../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { LineFields } from './LineFields.tsx'
import { draftOfLine, emptyLine, type LineDraft, readLine } from './line-draft.ts'
import { type RegionRates, useRateAct, type Version } from './queries.ts'
import { d } from './texts.ts'

/** The draft of a region: from the one that waits, from what is in force, or from nothing. */
export function DraftForm({ rates, from, onDone }: { rates: RegionRates; from: Version | null; onDone: () => void }) {
  const s = useTexts(d)
  const lang = useLang()
  const { currency } = rates
  const [head, setHead] = useState({
    effectiveFrom: from?.state === 'draft' ? from.effectiveFrom : '',
    effectiveTo: from?.state === 'draft' ? (from.effectiveTo ?? '') : '',
    noteCn: from?.note.cn ?? '',
    noteEn: from?.note.en ?? '',
    sample: from?.sample ?? false,
  })
  const [lines, setLines] = useState<LineDraft[]>(from ? from.components.map((line) => draftOfLine(line, currency)) : [emptyLine])
  const [own, setOwn] = useState<Record<string, string>>({})
  const save = useRateAct('POST /ws/operator/cost/draft', () => {
    toast.success(s.saved)
    onDone()
  })
  const errors = { ...save.fields, ...own }
  const change = (at: number, part: Partial<LineDraft>) =>
    setLines((now) => now.map((line, nth) => (nth === at ? { ...line, ...part } : line)))

  const submit = async () => {
    const read = lines.map((line) => readLine(line, currency))
    const problems: Record<string, string> = {}
    read.forEach((one, at) => {
      for (const [field, problem] of Object.entries(one.problems)) if (problem) problems[`components.${at}.${field}`] = s[problem]
    })
    setOwn(problems)
    if (Object.keys(problems).length > 0) return
    await save.run({
      region: rates.region.code,
      ...head,
      effectiveTo: head.effectiveTo || null,
      components: read.map(({ form }) => form),
    })
  }

  return (
    <form
      noValidate
      className={blocks.stack}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <SectionCard title={s.formTitle(rates.region.name[lang])}>
        <div className={blocks.pair}>
          <DateField
            label={s.from}
            required
            value={head.effectiveFrom}
            error={errors['effectiveFrom']}
            onChange={(effectiveFrom) => setHead({ ...head, effectiveFrom })}
          />
          <DateField
            label={s.to}
            clearable
            value={head.effectiveTo}
            error={errors['effectiveTo']}
            onChange={(effectiveTo) => setHead({ ...head, effectiveTo })}
          />
          <Textarea
            label={s.noteCn}
            autosize
            value={head.noteCn}
            error={errors['noteCn']}
            onChange={(event) => setHead({ ...head, noteCn: event.currentTarget.value })}
          />
          <Textarea
            label={s.noteEn}
            autosize
            value={head.noteEn}
            error={errors['noteEn']}
            onChange={(event) => setHead({ ...head, noteEn: event.currentTarget.value })}
          />
          <Checkbox
            label={s.isSample}
            checked={head.sample}
            onChange={(event) => setHead({ ...head, sample: event.currentTarget.checked })}
          />
        </div>
      </SectionCard>
      {lines.map((line, at) => (
        <LineFields
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity until they are saved
          key={at}
          at={at}
          line={line}
          currency={currency}
          errors={errors}
          onChange={(part) => change(at, part)}
          {...(lines.length > 1 && { onRemove: () => setLines((now) => now.filter((_, nth) => nth !== at)) })}
        />
      ))}
      {errors['components'] && <p className={blocks.bad}>{errors['components']}</p>}
      {save.error && <ErrorState error={save.error} />}
      <div className={blocks.buttons}>
        <Button variant="default" onClick={() => setLines((now) => [...now, emptyLine])}>
          {s.addLine}
        </Button>
        <ActButton type="submit" loading={save.pending}>
          {s.save}
        </ActButton>
        <Button variant="subtle" onClick={onDone}>
          {s.cancel}
        </Button>
      </div>
    </form>
  )
}
