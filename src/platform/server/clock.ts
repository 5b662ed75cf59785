/** The one source of time. Tests set and move it; production reads the machine's. */
export interface Clock {
  now(): Temporal.Instant
}

export const systemClock: Clock = { now: () => Temporal.Now.instant() }

export class SettableClock implements Clock {
  #offset = Temporal.Duration.from({ seconds: 0 })

  /** Runs with the machine, shifted by what `advance` added up to. */
  now(): Temporal.Instant {
    return Temporal.Now.instant().add(this.#offset)
  }

  /** Hours at most: an Instant knows no days. */
  advance(by: { hours?: number; minutes?: number; seconds?: number }): void {
    this.#offset = this.#offset.add(by)
  }
}

export const daysAfter = (instant: Temporal.Instant, days: number): Temporal.Instant => instant.add({ hours: days * 24 })

/** Today's date where the platform keeps its books. */
export const today = (instant: Temporal.Instant): string => instant.toZonedDateTimeISO('Asia/Shanghai').toPlainDate().toString()
