import { throughTheNext } from '../../support/made-up-release.ts'
import { describeUpgrade } from '../../support/upgrade.ts'
import { newestWorld } from '../../support/worlds.ts'

/** A release that does not exist: what it adds, fills and removes leaves this version's world as good as it was. */
describeUpgrade({ world: { ...newestWorld(), name: 'through a made-up release' }, upgrade: throughTheNext })
