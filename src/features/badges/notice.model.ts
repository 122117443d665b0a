const quoted = (names: readonly string[]): string =>
  names.map((name) => `«\u00a0${name}\u00a0»`).join(', ')

/** What the bell says of badges that somebody has now, or has no more. @param names one at least */
export function noticeOf(
  names: readonly string[],
  isUnlocked: boolean,
): { title: string; message: string } {
  const [one = '', ...others] = names
  const isOne = others.length === 0
  if (isUnlocked)
    return {
      title: isOne ? `Badge débloqué\u00a0: ${one}` : `${names.length} badges débloqués`,
      message: isOne
        ? 'Merci pour ce que vous faites. Vous pouvez le porter sur votre profil.'
        : `${quoted(names)}. Merci pour ce que vous faites.`,
    }
  return {
    title: isOne
      ? `Badge de nouveau verrouillé\u00a0: ${one}`
      : 'Des badges sont de nouveau verrouillés',
    message: isOne
      ? 'Ce qu’il compte est repassé sous son seuil. Rien n’est perdu\u00a0: il revient dès que vous l’atteignez.'
      : `${quoted(names)}. Ce qu’ils comptent est repassé sous leur seuil\u00a0; ils reviennent dès que vous l’atteignez.`,
  }
}
