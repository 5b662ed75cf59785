import { Alert, Radio, Select } from '@mantine/core'
import { useState } from 'react'
import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { UserText } from '../../../../platform/web/UserText.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import type { IntakeDetail, MappedColumn } from '../contract/calls.ts'
import { type ImportFieldName, importFieldNames, importFields, leaveFields } from '../contract/fields.ts'
import { type ImportMode, importModeNames, importModes } from '../contract/states.ts'
import css from './import.module.css'
import { useWrite } from './queries.ts'
import { t } from './texts.ts'

type Chosen = Pick<MappedColumn, 'field' | 'dayOrder'>

/** What each column brings, with three of its values; how columns of dates are written; what the import may do. */
export function Mapping({ one, onDone }: { one: IntakeDetail; onDone?: () => void }) {
  const s = useTexts(t)
  const lang = useLang()
  const columns = one.survey?.columns ?? []
  const keepsLeave = useMay('absence:edit')
  const [chosen, setChosen] = useState<Record<number, Chosen>>(() =>
    Object.fromEntries(
      columns.map(({ column, field, dayOrder }) => [
        column,
        { field: field !== null && leaveFields.includes(field) && !keepsLeave ? null : field, dayOrder },
      ]),
    ),
  )
  const [mode, setMode] = useState<ImportMode>(one.mode)
  const may = useMay('people:import')
  const confirm = useWrite('POST /ws/intake/mapping', { quiet: true, onDone })
  const twiceOf = ({ column }: MappedColumn) => {
    const field = chosen[column]?.field
    return field ? columns.find((other) => other.column < column && chosen[other.column]?.field === field) : undefined
  }
  const hasName = columns.some(({ column }) => chosen[column]?.field === 'name')
  const unable = !hasName
    ? s.needName
    : columns.some((column) => twiceOf(column))
      ? s.twice(columns.map(twiceOf).find(Boolean)?.letter ?? '')
      : undefined
  const submit = () =>
    confirm.run({
      id: one.id,
      version: one.version,
      mode,
      columns: columns.map(({ column }) => ({ column, field: chosen[column]?.field ?? null, dayOrder: chosen[column]?.dayOrder ?? null })),
    })
  return (
    <SectionCard title={s.stepMap} about={s.mapAbout}>
      <div className={blocks.stack}>
        <Found one={one} />
        <ul className={blocks.tight}>
          {columns.map((column) => (
            <ColumnLine
              key={column.column}
              column={column}
              chosen={chosen[column.column] ?? { field: null, dayOrder: null }}
              twice={twiceOf(column)?.letter}
              onChange={(change) =>
                setChosen((all) => ({ ...all, [column.column]: { field: null, dayOrder: null, ...all[column.column], ...change } }))
              }
            />
          ))}
        </ul>
        <Radio.Group label={s.mode} description={s.modeHint} value={mode} onChange={(value) => setMode(value as ImportMode)}>
          <div className={`${blocks.line} ${blocks.tight}`}>
            {importModeNames.map((name) => (
              <Radio key={name} value={name} label={importModes[name][lang]} />
            ))}
          </div>
        </Radio.Group>
        {confirm.error && (
          <Alert color="bad" role="alert">
            {confirm.error.message}
          </Alert>
        )}
        {may && (
          <div className={blocks.buttons}>
            {onDone && (
              <ActButton needs="people:import" variant="default" onClick={onDone} throttleMs={0}>
                {s.keepMapping}
              </ActButton>
            )}
            <ActButton needs="people:import" onClick={submit} loading={confirm.pending} unable={unable} data-key="check">
              {s.check}
            </ActButton>
          </div>
        )}
      </div>
    </SectionCard>
  )
}

/** What the reading found, and what it left aside. */
export function Found({ one: { survey } }: { one: IntakeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  if (!survey) return null
  const named = (names: readonly string[]) => names.join(lang === 'cn' ? '、' : ', ')
  const facts = [
    survey.sheetHidden && s.sheetHidden,
    survey.hiddenSheets.length > 0 && s.hiddenSheets(named(survey.hiddenSheets)),
    survey.otherSheets.length > 0 && s.otherSheets(named(survey.otherSheets)),
    survey.hiddenRows > 0 && s.hiddenRows(survey.hiddenRows),
    survey.formulas > 0 && s.formulas(survey.formulas),
    survey.mergedBlocks > 0 && s.merged(survey.mergedBlocks),
  ].filter((fact): fact is string => Boolean(fact))
  return (
    <div className={blocks.tight}>
      <p>{s.sheet(survey.sheetName, survey.headerRow, survey.rows)}</p>
      {facts.length > 0 && (
        <ul className={`${blocks.tight} ${blocks.fine}`}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

interface LineProps {
  column: MappedColumn
  chosen: Chosen
  /** The letter of the column that brings the same. */
  twice: string | undefined
  onChange: (change: Partial<Chosen>) => void
}

function ColumnLine({ column, chosen, twice, onChange }: LineProps) {
  const s = useTexts(t)
  const lang = useLang()
  const keepsLeave = useMay('absence:edit')
  const { letter, heading, samples, by, field: proposed } = column
  const isDate = chosen.field !== null && (importFields[chosen.field].kind === 'date' || importFields[chosen.field].kind === 'probation')
  const origin =
    chosen.field === proposed && proposed !== null
      ? { shape: s.guessed, remembered: s.remembered, heading: undefined, none: undefined }[by]
      : undefined
  return (
    <li className={css.column}>
      <p>
        <strong>{heading || s.noHeading}</strong>
        <span className={blocks.below}>
          {s.column} {letter}
        </span>
      </p>
      <p className={blocks.fine}>{samples.length > 0 ? <UserText>{samples.join(' · ')}</UserText> : s.noSamples}</p>
      <div className={blocks.tight}>
        <Select
          aria-label={s.brings(letter)}
          data={[
            { value: '', label: s.leftOut },
            ...importFieldNames
              .filter((name) => keepsLeave || !leaveFields.includes(name))
              .map((name) => ({ value: name, label: importFields[name][lang] })),
          ]}
          value={chosen.field ?? ''}
          onChange={(value) => onChange({ field: value ? (value as ImportFieldName) : null })}
          allowDeselect={false}
          searchable
          error={twice && s.twice(twice)}
          description={origin}
          inputWrapperOrder={['input', 'description', 'error']}
        />
        {isDate && (
          <Select
            aria-label={s.order(letter)}
            data={[
              { value: '', label: s.orderAsk },
              { value: 'dayFirst', label: s.dayFirst },
              { value: 'monthFirst', label: s.monthFirst },
            ]}
            value={chosen.dayOrder ?? ''}
            onChange={(value) => onChange({ dayOrder: value === 'dayFirst' || value === 'monthFirst' ? value : null })}
            allowDeselect={false}
          />
        )}
      </div>
    </li>
  )
}
