/** The longest grade, such as P5 or M2. */
export const GRADE_MOST = 20

/** By which grades are compared: without case, surrounding spaces and full width. */
export const gradeKey = (grade: string): string => grade.normalize('NFKC').trim().toLowerCase()

/** The grades among these in order, each in one spelling: the first by the alphabet. */
export const gradesIn = (grades: readonly string[]): string[] => {
  const written = [...new Set(grades.filter(Boolean))].sort().reverse()
  return [...new Map(written.map((grade) => [gradeKey(grade), grade])).values()].sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
}
