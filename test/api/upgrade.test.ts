import { describeUpgrade } from '../support/upgrade.ts'
import { newestWorld } from '../support/worlds.ts'

/** What the release before has left becomes this version's: the deep run takes the worlds of all releases. */
describeUpgrade({ world: newestWorld() })
