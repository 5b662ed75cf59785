import type { Lang } from '../../../../../platform/contract/texts.ts'
import blocks from '../../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../../platform/web/i18n.tsx'
import { ErrorState } from '../../../../../platform/web/ui/ErrorState.tsx'
import { permissions } from '../../../../../rules/permissions.ts'
import { causes } from '../../../../money/ledger/contract/causes.ts'
import { type Status, stages } from '../../../../work/demand/contract/lifecycle.ts'
import { moveTexts } from '../../../../work/demand/contract/texts.ts'
import { actionLabels, sideLabels } from '../../../../work/demand/web/parts.tsx'
import { useRead } from '../../../../work/demand/web/queries.ts'
import { catalogue } from '../../contract/catalogue.ts'
import { actionTable, type Cell } from './action-table.ts'
import css from './rules.module.css'
import { Table } from './Table.tsx'
import { t } from './texts.ts'

export function ActionRules() {
  const lang = useLang()
  const s = useTexts(t)
  const cell = (now: Cell) =>
    now === 'always' ? (
      <span className={css.on}>{s.always}</span>
    ) : now === 'never' ? (
      <span className={blocks.faint}>{s.never}</span>
    ) : (
      <>
        <span className={css.on}>{s.always}</span>
        {now.map((condition) => (
          <span className={blocks.below} key={condition}>
            {s[condition]}
          </span>
        ))}
      </>
    )
  return (
    <>
      <p className={`${blocks.quiet} ${css.about}`}>{s.actionsAbout}</p>
      <Table
        label={s.actions}
        columns={[
          { title: s.action },
          ...stages.map((stage) => ({
            title: (
              <>
                {stage.status} {stage[lang]}
              </>
            ),
          })),
        ]}
        rows={actionTable.map(({ action, cells }) => ({
          key: action,
          cells: [<Named key="name" name={actionLabels[action][lang]} id={action} />, ...cells.map(cell)],
        }))}
      />
    </>
  )
}

/** The lifecycle that the server executes, requested from it rather than written again. */
export function MoveRules() {
  const lang = useLang()
  const s = useTexts(t)
  const rules = useRead('GET /ws/operator/demand/rules')
  if (rules.isError) return <ErrorState error={rules.error} onRetry={rules.refetch} />
  return (
    <>
      <p className={`${blocks.quiet} ${css.about}`}>{s.movesAbout}</p>
      <Table
        label={s.moves}
        columns={[
          { title: s.move },
          { title: s.path, wide: true },
          { title: s.who },
          { title: s.guard, wide: true },
          { title: s.money, wide: true },
          { title: s.permission },
        ]}
        rows={(rules.data ?? []).map(({ move, paths, by, permissions: needed, refusals, posts }) => ({
          key: move,
          cells: [
            <Named key="name" name={moveTexts[move].label[lang]} id={move} />,
            paths.map(({ from, to }) => (
              <div key={from}>{`${stageName(from, lang)} → ${to.map((status) => stageName(status, lang)).join(s.or)}`}</div>
            )),
            by.map((side) => <div key={side}>{sideLabels[side][lang]}</div>),
            refusals.length > 0 ? refusals.map((error) => <div key={error}>{catalogue[error][lang]}</div>) : '—',
            posts.length > 0 ? posts.map((cause) => <div key={cause}>{causes[cause][lang]}</div>) : '—',
            needed.length > 0 ? needed.map((name) => <Named key={name} name={permissions[name][lang]} id={name} />) : '—',
          ],
        }))}
      />
    </>
  )
}

const stageName = (status: Status, lang: Lang): string => `${status} ${stages[status][lang]}`

export const Named = ({ name, id }: { name: string; id: string }) => (
  <span>
    {name}
    <span className={blocks.below} translate="no">
      {id}
    </span>
  </span>
)
