import { describeUpgrade } from '../../support/upgrade.ts'
import { keptWorlds, ownWorld } from '../../support/worlds.ts'

/** The newest is the gate's. */
for (const world of [ownWorld, ...keptWorlds().slice(1)]) describeUpgrade({ world })
