import { defineLifecycle, storedIn } from '../../../../platform/server/data/lifecycle.ts'
import { intake } from './tables.ts'

/** The steps of an import. `again` reads the same file with another mapping or other accepted proposals. */
export const intakeLifecycle = storedIn(
  { table: intake, key: 'id', column: 'state', counter: 'version' },
  defineLifecycle('intake', {
    reading: { surveyed: 'mapping', fail: 'failed', stop: 'stopped' },
    mapping: { check: 'checking', stop: 'stopped' },
    checking: { checked: 'checked', fail: 'failed', stop: 'stopped' },
    checked: { check: 'checking', changeMode: 'checked', apply: 'applying', stop: 'stopped' },
    applying: { applied: 'applied', fail: 'failed', stop: 'stopped' },
    applied: { undo: 'undoing' },
    stopped: { undo: 'undoing' },
    undoing: { undone: 'undone' },
    undone: {},
    failed: { undo: 'undoing' },
  }),
)
