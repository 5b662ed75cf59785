interface Slip {
  units: { absentHundredths: number }
  lines: readonly { kind: string; inputs: Readonly<Record<string, string | number>> }[]
}

/** The days away of a slip in hundredths: on leave that is paid, wholly or in part, and absent without pay. */
export function daysAway({ units, lines }: Slip): { leave: number; unpaid: number } {
  const unpaid = lines
    .filter(({ kind, inputs }) => kind === 'absence' && inputs.paidBps === 0)
    .reduce((sum, { inputs }) => sum + Number(inputs.hundredths), 0)
  return { leave: units.absentHundredths - unpaid, unpaid }
}
