import { Static } from './Static'

/**
 * Written into the page, and heard from its first moment. The last button that is pressed is kept, and
 * shown to be at work, until `Alive` says that our code hears presses itself; then it is pressed.
 * Links and forms need none of this: the browser follows them.
 */
const LISTEN = `(function(){
var last=null
function hear(e){
var b=e.target instanceof Element&&e.target.closest('button[type="button"]')
if(!b)return
if(last)last.b.removeAttribute('aria-busy')
last={e:e,b:b}
b.setAttribute('aria-busy','true')
}
addEventListener('click',hear,true)
addEventListener('page-hears',function(e){
removeEventListener('click',hear,true)
if(last&&last.e===e.detail){last.b.removeAttribute('aria-busy');last=null}
})
addEventListener('page-alive',function(){
if(!last)return
last.b.removeAttribute('aria-busy')
if(last.b.isConnected)last.b.click()
last=null
})
})()`.replaceAll('\n', '')

/** Keeps a press that comes before our code does: a slow phone shows the page seconds earlier. */
export const EarlyPresses = () => <Static as="script" html={LISTEN} />
