type Press = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey' | 'button'>

/** Whether a press follows a link here, and not into another tab, a window or a download. */
export const isPlainPress = ({ metaKey, ctrlKey, shiftKey, altKey, button }: Press): boolean =>
  !(metaKey || ctrlKey || shiftKey || altKey) && button === 0
