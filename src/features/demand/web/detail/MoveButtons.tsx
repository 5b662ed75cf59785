import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { useLang, useTexts } from '../../../../platform/web/i18n.tsx'
import type { Move } from '../../contract/lifecycle.ts'
import type { DemandDetail } from '../../contract/schema.ts'
import { t as moveTexts } from '../moves/texts.ts'
import { hrefOf, moveHref } from '../parts.tsx'
import { actionLabels, moveLabels } from '../texts.ts'
import type { Plan } from './plan.ts'

const inRoom = (move: Move): boolean => move === 'accept' || move === 'close'

/** The buttons of the page's head: what comes next in full colour, what else is possible beside it, then what only leads on. */
export function MoveButtons({ demand, plan }: { demand: DemandDetail; plan: Plan }) {
  const lang = useLang()
  const m = useTexts(moveTexts)
  const { id, side } = demand
  const label = (move: Move): string => {
    if (inRoom(move)) return actionLabels.joinIn[lang]
    if (move === 'withdrawApplication' && demand.myApplication?.state === 'invited') return m.turnDown
    return moveLabels[move][lang]
  }
  const others = plan.others.filter((move) => !inRoom(move))
  return (
    <>
      {plan.links.map((action) => (
        <Button key={action} component={Link} to={hrefOf(action, id, side)} variant="default">
          {actionLabels[action][lang]}
        </Button>
      ))}
      {others.map((move) => (
        <Button
          key={move}
          component={Link}
          to={moveHref(move, id)}
          variant="default"
          {...(move === 'cancel' && { c: 'bad' })}
          data-move={move}
        >
          {label(move)}
        </Button>
      ))}
      {plan.primary && (
        <Button component={Link} to={moveHref(plan.primary, id)} data-move={plan.primary}>
          {label(plan.primary)}
        </Button>
      )}
    </>
  )
}
