;(function () {
  addEventListener('message', function (event) {
    var height = event.data && event.data.patteBlanche
    if (typeof height !== 'number' || !(height > 0)) return
    frames().forEach(function (frame) {
      if (frame.contentWindow === event.source)
        frame.style.height = Math.min(Math.ceil(height), 6000) + 'px'
    })
  })
  function frames() {
    return document.querySelectorAll('iframe[data-patte-blanche]')
  }
  frames().forEach(function (frame) {
    if (frame.contentWindow) frame.contentWindow.postMessage('patteBlanche', '*')
  })
})()
