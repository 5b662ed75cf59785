import { Alert, Radio } from '@mantine/core'
import { IconDownload } from '@tabler/icons-react'
import blocks from '../../../../platform/web/blocks.module.css'
import { downloadFrom } from '../../../../platform/web/download.ts'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { ActButton } from '../../../../platform/web/ui/ActButton.tsx'
import { useConfirm } from '../../../../platform/web/ui/ConfirmDialog.tsx'
import { SectionCard } from '../../../../platform/web/ui/SectionCard.tsx'
import { useUrlState } from '../../../../platform/web/ui/useUrlState.ts'
import { useMay } from '../../../../platform/web/use-permissions.ts'
import type { IntakeDetail } from '../contract/calls.ts'
import { importFields } from '../contract/fields.ts'
import { type Group, groupNames, groups, type ImportMode, importModeNames, importModes, outcomesOf } from '../contract/states.ts'
import css from './import.module.css'
import { Found } from './Mapping.tsx'
import { useWrite } from './queries.ts'
import { Rows } from './Rows.tsx'
import { t } from './texts.ts'

export const countIn = ({ counts }: Pick<IntakeDetail, 'counts'>, group: Group): number =>
  outcomesOf[group].reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0)

/** What the check found, by kinds with counts; taking proposals; applying what is ready. */
export function Report({ one, onRemap }: { one: IntakeDetail; onRemap: () => void }) {
  const s = useTexts(t)
  return (
    <>
      <SectionCard
        title={s.report}
        actions={
          <ActButton needs="people:import" variant="default" size="xs" onClick={onRemap} throttleMs={0}>
            {s.remap}
          </ActButton>
        }
      >
        <div className={blocks.stack}>
          <Found one={one} />
          <Counts one={one} />
          {one.payLeftOut && <Alert color="warn">{s.payLeftOut}</Alert>}
          {one.incomplete > 0 && <p className={blocks.fine}>{s.incomplete(one.incomplete)}</p>}
          <Apply one={one} />
        </div>
      </SectionCard>
      <Kinds one={one} />
      {one.kinds.length > 0 || (one.counts.conflict ?? 0) > 0 ? <Annotated one={one} /> : null}
      <Rows one={one} />
    </>
  )
}

/** Each count is a filter of the rows below. */
function Counts({ one }: { one: IntakeDetail }) {
  const lang = useLang()
  const [{ group }, patch] = useUrlState({ group: '', kind: '', pageNo: 1 })
  return (
    <div className={css.counts}>
      {groupNames.map((name) => (
        <button
          key={name}
          type="button"
          className={`${blocks.card} ${css.count}`}
          aria-pressed={group === name}
          onClick={() => patch({ group: group === name ? '' : name, kind: '', pageNo: 1 })}
        >
          <span className={blocks.fine}>{groups[name][lang]}</span>
          <strong>{countIn(one, name).toLocaleString('en')}</strong>
        </button>
      ))}
    </div>
  )
}

function Apply({ one }: { one: IntakeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const confirm = useConfirm()
  const apply = useWrite('POST /ws/intake/apply')
  const change = useWrite('POST /ws/intake/mode')
  const may = useMay('people:import')
  const { new: create = 0, update = 0 } = one.counts
  const ask = async () => {
    const body = s.applyBody(create, update, countIn(one, 'toFix') + countIn(one, 'conflict'))
    if (await confirm({ title: s.applyTitle, body, verb: s.apply(create + update) }))
      await apply.run({ id: one.id, version: one.version, create, update })
  }
  return (
    <div className={blocks.stack}>
      <Radio.Group
        label={s.mode}
        value={one.mode}
        onChange={(mode) => void change.run({ id: one.id, version: one.version, mode: mode as ImportMode })}
      >
        <div className={blocks.line}>
          {importModeNames.map((name) => (
            <Radio key={name} value={name} label={importModes[name][lang]} disabled={!may || change.pending} />
          ))}
        </div>
      </Radio.Group>
      <div className={blocks.buttons}>
        <ActButton
          needs="people:import"
          onClick={ask}
          loading={apply.pending}
          unable={create + update === 0 ? s.nothingReady : undefined}
          data-key="apply"
        >
          {s.apply(create + update)}
        </ActButton>
      </div>
    </div>
  )
}

function Kinds({ one }: { one: IntakeDetail }) {
  const s = useTexts(t)
  const lang = useLang()
  const accept = useWrite('POST /ws/intake/accept')
  const [, patch] = useUrlState({ group: '', kind: '', pageNo: 1 })
  if (one.kinds.length === 0 && one.accepted.length === 0) return null
  const take = (kind: string, on: boolean) => accept.run({ id: one.id, version: one.version, kind, accept: on })
  return (
    <SectionCard title={s.problems} about={one.kinds.some(({ proposals }) => proposals > 0) ? s.acceptedNote : undefined}>
      <ul>
        {one.kinds.map(({ kind, field, sentence, count, proposals, first }) => (
          <li key={kind} className={`${blocks.between} ${css.kind}`}>
            <div>
              <strong>{first.heading || importFields[field][lang]}</strong>: {sentence}
              <span className={blocks.below}>
                {s.problemCount(count)} · {s.first(`${first.column}${first.row}`)}
                {first.value && ` “${first.value}”`}
                {first.proposal && ` · ${s.propose(first.proposal)}`}
              </span>
            </div>
            <div className={blocks.buttons}>
              <ActButton
                needs="people:import"
                variant="subtle"
                size="compact-sm"
                throttleMs={0}
                aria-label={s.showRowsOf(`${importFields[field][lang]} ${sentence}`)}
                onClick={() => {
                  patch({ kind, group: '', pageNo: 1 })
                  document.getElementById('rows')?.scrollIntoView()
                }}
              >
                {s.showRows}
              </ActButton>
              {proposals > 0 && (
                <ActButton
                  needs="people:import"
                  variant="default"
                  size="compact-sm"
                  aria-label={s.acceptThis(importFields[field][lang], proposals)}
                  loading={accept.pending}
                  onClick={() => take(kind, true)}
                >
                  {s.accept(proposals)}
                </ActButton>
              )}
            </div>
          </li>
        ))}
        {one.accepted.map(({ kind, field, sentence }) => (
          <li key={kind} className={`${blocks.between} ${css.kind}`}>
            <div>
              <strong>{importFields[field][lang]}</strong>: {sentence}
              <span className={blocks.below}>{s.accepted}</span>
            </div>
            <ActButton needs="people:import" variant="subtle" size="compact-sm" loading={accept.pending} onClick={() => take(kind, false)}>
              {s.unaccept}
            </ActButton>
          </li>
        ))}
      </ul>
    </SectionCard>
  )
}

/** The user's own workbook with the problems marked. */
export function Annotated({ one }: { one: IntakeDetail }) {
  const s = useTexts(t)
  const get = (onlyToFix: 'Y' | 'N') => downloadFrom(`/ws/intake/annotated?id=${one.id}&onlyToFix=${onlyToFix}`)
  const icon = <IconDownload size={16} stroke={1.75} aria-hidden="true" />
  return (
    <SectionCard title={s.annotated} about={s.annotatedAbout}>
      <div className={blocks.tight}>
        {one.kind === 'xls' && <p className={blocks.fine}>{s.annotatedXls}</p>}
        <div className={blocks.buttons}>
          <ActButton needs="people:import" variant="default" leftSection={icon} onClick={() => get('Y')}>
            {s.onlyToFix}
          </ActButton>
          <ActButton needs="people:import" variant="default" leftSection={icon} onClick={() => get('N')}>
            {s.whole}
          </ActButton>
        </div>
      </div>
    </SectionCard>
  )
}
