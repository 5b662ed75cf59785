import blocks from '../../../../platform/web/blocks.module.css'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import { type Permission, permissions } from '../../../../rules/permissions.ts'
import { type MoveRule, moveNames, moves, permissionOf, stages } from '../../../demand/contract/lifecycle.ts'
import { actionLabels, moveLabels, sideLabels } from '../../../demand/web/parts.tsx'
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
      <span className={css.off}>{s.never}</span>
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

export function MoveRules() {
  const lang = useLang()
  const s = useTexts(t)
  const labels = (list: MoveRule['from']) => list.map((status) => <div key={status}>{`${status} ${stages[status][lang]}`}</div>)
  return (
    <>
      <p className={`${blocks.quiet} ${css.about}`}>{s.movesAbout}</p>
      <Table
        label={s.moves}
        columns={[
          { title: s.move },
          { title: s.from },
          { title: s.to },
          { title: s.who },
          { title: s.guard, wide: true },
          { title: s.money, wide: true },
          { title: s.permission },
        ]}
        rows={moveNames.map((move) => {
          const rule: MoveRule = moves[move]
          const needed = [...new Set(rule.who.map((side) => permissionOf(move, side)))].filter((name): name is Permission => Boolean(name))
          return {
            key: move,
            cells: [
              <Named key="name" name={moveLabels[move][lang]} id={move} />,
              labels(rule.from),
              labels(rule.to),
              rule.who.map((side) => <div key={side}>{sideLabels[side][lang]}</div>),
              rule.guard[lang],
              rule.money?.[lang] ?? '—',
              needed.length > 0 ? needed.map((name) => <Named key={name} name={permissions[name][lang]} id={name} />) : '—',
            ],
          }
        })}
      />
    </>
  )
}

export const Named = ({ name, id }: { name: string; id: string }) => (
  <span>
    {name}
    <span className={blocks.below} translate="no">
      {id}
    </span>
  </span>
)
