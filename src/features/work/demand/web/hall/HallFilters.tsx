import { Checkbox, NativeSelect, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react'
import type { cashCurrencies } from '../../../../../platform/contract/amount.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useDict, useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import spacing from '../../../../../platform/web/spacing.module.css'
import { amountSentence, plainAmount } from '../../../../../platform/web/ui/money-input.ts'
import { RegionBadge } from '../../../../../platform/web/ui/RegionBadge.tsx'
import { contractKinds, workLanguages } from '../../contract/schema.ts'
import type { ReadResult } from '../queries.ts'
import css from './hall.module.css'
import type { HallQuery } from './hall-query.ts'
import { t } from './texts.ts'

const SHOWN = 7

interface HallFiltersProps {
  query: HallQuery
  facets: ReadResult<'GET /ws/hall/facets'> | undefined
  onChange: (change: Partial<HallQuery>) => void
}

export function HallFilters({ query, facets, onChange }: HallFiltersProps) {
  const lang = useLang()
  const s = useTexts(t)
  const categories = useDict('demandCategory')
  const kinds = useDict('contractKind').filter((one) => (contractKinds as readonly string[]).includes(one.value))
  const languages = useDict('language').filter((one) => (workLanguages as readonly string[]).includes(one.value))

  // A choice from a shared address stays visible though nothing is open there now.
  const regions = [
    ...(facets?.regions ?? []),
    ...query.region
      .filter((code) => !facets?.regions.some((one) => one.code === code))
      .map((code) => ({ code, name: { cn: '', en: '' }, count: 0 })),
  ]
  const shownCategories = categories
    .map((one) => ({ ...one, count: facets?.categories.find((facet) => facet.code === one.value)?.count ?? 0 }))
    .filter((one) => one.count > 0 || (query.category as string[]).includes(one.value))
    .sort((a, b) => b.count - a.count)

  return (
    <div className={css.filters}>
      <div className={css.group}>
        <Checkbox
          label={s.bookmarked}
          checked={query.bookmarked === 'Y'}
          onChange={(event) => onChange({ bookmarked: event.currentTarget.checked ? 'Y' : '' })}
        />
      </div>
      <Choice
        title={s.region}
        chosen={query.region}
        options={regions.map((one) => ({
          value: one.code,
          label: <RegionBadge code={one.code} name={one.name[lang]} />,
          count: one.count,
        }))}
        onChange={(region) => onChange({ region })}
      />
      <Choice
        title={s.category}
        chosen={query.category}
        options={shownCategories}
        onChange={(category) => onChange({ category: category as HallQuery['category'] })}
      />
      <Budget query={query} onChange={onChange} />
      <Choice
        title={s.contractKind}
        chosen={query.contractKind}
        options={kinds}
        onChange={(contractKind) => onChange({ contractKind: contractKind as HallQuery['contractKind'] })}
      />
      <Choice
        title={s.workLanguage}
        chosen={query.workLanguage}
        options={languages}
        shown={4}
        onChange={(workLanguage) => onChange({ workLanguage: workLanguage as HallQuery['workLanguage'] })}
      />
    </div>
  )
}

interface ChoiceProps {
  title: string
  options: { value: string; label: ReactNode; count?: number }[]
  chosen: readonly string[]
  shown?: number
  onChange: (chosen: string[]) => void
}

function Choice({ title, options, chosen, shown = SHOWN, onChange }: ChoiceProps) {
  const s = useTexts(t)
  const [all, setAll] = useState(false)
  if (options.length === 0) return null
  const folded = !all && options.length > shown + 1
  const visible = folded ? options.filter((one, index) => index < shown || chosen.includes(one.value)) : options
  return (
    <fieldset className={css.group}>
      <legend>{title}</legend>
      {visible.map((one) => (
        <Checkbox
          key={one.value}
          checked={chosen.includes(one.value)}
          onChange={(event) =>
            onChange(event.currentTarget.checked ? [...chosen, one.value] : chosen.filter((value) => value !== one.value))
          }
          classNames={{ root: css.choice, body: css.choiceBody, labelWrapper: spacing.fill }}
          label={
            <span className={css.option}>
              <span>{one.label}</span>
              {one.count !== undefined && <span className={blocks.fine}>{one.count}</span>}
            </span>
          }
        />
      ))}
      {options.length > shown + 1 && (
        <button type="button" className={blocks.textButton} aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? s.fewer : s.more(options.length - visible.length)}
        </button>
      )}
    </fieldset>
  )
}

/** Amounts of different currencies cannot be compared, so the range requires a currency. */
function Budget({ query, onChange }: Omit<HallFiltersProps, 'facets'>) {
  const lang = useLang()
  const s = useTexts(t)
  const currencies = useDict('currency').filter((one) => one.value !== 'BEAN')
  const [range, setRange] = useState({ from: query.amountFrom, to: query.amountTo })
  const [errors, setErrors] = useState<{ from?: string; to?: string }>({})
  const noteId = useId()
  useEffect(() => {
    setRange({ from: query.amountFrom, to: query.amountTo })
    setErrors({})
  }, [query.amountFrom, query.amountTo])

  const apply = (event?: FormEvent) => {
    event?.preventDefault()
    if (!query.currency) return
    const currency = query.currency
    const judge = (text: string) => {
      const error = amountSentence(text, currency, lang)
      return error ? { error } : { value: plainAmount(text) }
    }
    const [from, to] = [judge(range.from), judge(range.to)]
    const disordered = from.value && to.value && Number(from.value) > Number(to.value)
    setErrors({ ...(from.error && { from: from.error }), ...(to.error ? { to: to.error } : disordered ? { to: s.amountOrder } : {}) })
    if (from.error || to.error || disordered) return
    if (from.value !== query.amountFrom || to.value !== query.amountTo) onChange({ amountFrom: from.value ?? '', amountTo: to.value ?? '' })
  }

  return (
    <fieldset className={css.group}>
      <legend>{s.budget}</legend>
      <NativeSelect
        aria-label={s.budget}
        value={query.currency}
        data={[{ value: '', label: s.anyCurrency }, ...currencies.map((one) => ({ value: one.value, label: `${one.value} ${one.label}` }))]}
        onChange={(event) =>
          onChange({ currency: event.currentTarget.value as (typeof cashCurrencies)[number] | '', amountFrom: '', amountTo: '' })
        }
      />
      {query.currency ? (
        <form className={css.range} onSubmit={apply} onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && apply()}>
          {(['from', 'to'] as const).map((end) => (
            <TextInput
              key={end}
              label={end === 'from' ? s.amountFrom : s.amountTo}
              inputMode="decimal"
              autoComplete="off"
              value={range[end]}
              error={errors[end]}
              onChange={(event) => {
                const text = event.currentTarget.value
                setRange((before) => ({ ...before, [end]: text }))
              }}
            />
          ))}
          <button type="submit" className="sr-only" tabIndex={-1}>
            {s.filters}
          </button>
        </form>
      ) : (
        <p className={blocks.fine} id={noteId}>
          {s.amountFirst}
        </p>
      )}
    </fieldset>
  )
}
