import { Button, Checkbox, Textarea } from '@mantine/core'
import type { WageCurrency } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { toast } from '../../../../../platform/web/toast.ts'
import { ActButton } from '../../../../../platform/web/ui/ActButton.tsx'
import { ChangedMeanwhile } from '../../../../../platform/web/ui/ChangedMeanwhile.tsx'
import { DateField } from '../../../../../platform/web/ui/DateField.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { SectionCard } from '../../../../../platform/web/ui/SectionCard.tsx'
import { type ActForm, useActForm } from '../../../../../platform/web/ui/useActForm.ts'
import { call, type RegionRates, stale, type Version } from '../queries.ts'
import { LineFields } from './LineFields.tsx'
import { draftOfLine, emptyLine, type LineDraft, readLine } from './line-draft.ts'
import { d } from './texts.ts'

interface Typed {
  effectiveFrom: string
  effectiveTo: string
  noteCn: string
  noteEn: string
  sample: boolean
  components: LineDraft[]
}

const typedOf = (from: Version | null, currency: WageCurrency): Typed => ({
  effectiveFrom: from?.state === 'draft' ? from.effectiveFrom : '',
  effectiveTo: from?.state === 'draft' ? (from.effectiveTo ?? '') : '',
  noteCn: from?.note.cn ?? '',
  noteEn: from?.note.en ?? '',
  sample: from?.sample ?? false,
  components: from ? from.components.map((line) => draftOfLine(line, currency)) : [emptyLine],
})

interface DraftFormProps {
  rates: RegionRates
  from: Version | null
  onDone: () => void
}

/** The draft of a region: from the existing draft, from the version in force, or empty. */
export function DraftForm({ rates, from, onDone }: DraftFormProps) {
  const s = useTexts(d)
  const lang = useLang()
  const act = useDraftForm({ rates, from, onDone })
  const { form, field } = act
  const lines = act.named('components', s.formTitle(rates.region.name[lang]))
  return (
    <form noValidate className={blocks.stack} onSubmit={act.onSubmit}>
      <SectionCard title={s.formTitle(rates.region.name[lang])}>
        <div className={blocks.pair}>
          <DateField required {...field('effectiveFrom', s.from)} />
          <DateField clearable {...field('effectiveTo', s.to)} />
          <Textarea autosize {...field('noteCn', s.noteCn)} />
          <Textarea autosize {...field('noteEn', s.noteEn)} />
          <Checkbox
            label={s.isSample}
            checked={form.values.sample}
            onChange={(event) => form.setFieldValue('sample', event.currentTarget.checked)}
          />
        </div>
      </SectionCard>
      <Lines act={act} currency={rates.currency} />
      {lines.error && <p className={blocks.bad}>{lines.error}</p>}
      {act.changed && <ChangedMeanwhile of={act.changed} />}
      {act.failure && <ErrorState error={act.failure} />}
      <div className={blocks.buttons}>
        <Button variant="default" onClick={() => form.setFieldValue('components', [...form.values.components, emptyLine])}>
          {s.addLine}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {s.cancel}
        </Button>
        <ActButton needs="operator:rates" type="submit" loading={act.pending}>
          {s.save}
        </ActButton>
      </div>
    </form>
  )
}

function useDraftForm({ rates: { region, currency, versions }, from, onDone }: DraftFormProps): ActForm<Typed> {
  const s = useTexts(d)
  return useActForm<Typed, unknown>({
    initial: typedOf(from, currency),
    version: versions.find(({ state }) => state === 'draft')?.edition ?? 0,
    check: ({ components }) =>
      Object.fromEntries(
        components.flatMap((line, at) =>
          Object.entries(readLine(line, currency).problems).flatMap(([field, problem]) =>
            problem ? [[`components.${at}.${field}`, s[problem]]] : [],
          ),
        ),
      ),
    save: ({ components, ...head }, options, version) =>
      call(
        'POST /ws/operator/cost/draft',
        {
          region: region.code,
          version,
          ...head,
          effectiveTo: head.effectiveTo || null,
          components: components.map((line) => readLine(line, currency).form),
        },
        options,
      ),
    stale,
    onDone: () => {
      toast.success(s.saved)
      onDone()
    },
  })
}

function Lines({ act: { form }, currency }: { act: ActForm<Typed>; currency: string }) {
  const lines = form.values.components
  /** Errors refer to positions in the list: they are cleared when a line is removed. */
  const remove = (at: number) => {
    form.clearErrors()
    form.setFieldValue(
      'components',
      lines.filter((_, nth) => nth !== at),
    )
  }
  return lines.map((line, at) => (
    <LineFields
      // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity until they are saved
      key={at}
      at={at}
      line={line}
      currency={currency}
      errors={form.errors}
      onChange={(part) =>
        form.setFieldValue(
          'components',
          lines.map((one, nth) => (nth === at ? { ...one, ...part } : one)),
        )
      }
      {...(lines.length > 1 && { onRemove: () => remove(at) })}
    />
  ))
}
