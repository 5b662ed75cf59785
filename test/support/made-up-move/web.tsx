import { Button } from '@mantine/core'
import type { MoveScreen } from '../../../src/features/work/demand/web/moves/move.ts'
import { caller } from '../../../src/platform/web/client.ts'
import type { remindCalls } from './contract.ts'

const call = caller<typeof remindCalls>()

export const remind: MoveScreen = {
  Dialog: ({ demand, onDone }) => (
    <Button onClick={() => call('POST /ws/demand/remind', { id: demand.id, note: 'Soon' }).then(onDone)}>Remind</Button>
  ),
  why: (demand, { day }) => `The work is due on ${day(demand.expectedCompletion)}.`,
}
