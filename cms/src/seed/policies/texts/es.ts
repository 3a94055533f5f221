import type { PolicyTexts } from './policy-texts'

const PRICE =
  'Si hay algo que pagar, primero recibe el precio de la pieza y de la mano de obra, y usted decide.'
const TIME =
  'El plazo habitual es de 3 a 7 días hábiles desde que empieza la reparación. Es solo una referencia, y los feriados lo alargan.'
const FOLLOW =
  'Con el número de orden puede seguir la reparación en [estado de la reparación](page:repair-status).'

const BRING_IN = `
:::steps
# Consulte la garantía
IDENTIFY

# Guarde sus datos
Una reparación puede exigir restablecer el dispositivo. [Haga una copia](article:back-up-phone-before-repair) mientras todavía funciona.

# Lleve el dispositivo
Vaya a un [centro de servicio](page:service-center) con el dispositivo, y con su cargador si el problema es la carga. Muestre la factura si la tiene. Recibe una orden con un número.

# Espere la reparación
Un técnico examina el dispositivo. ${PRICE} ${TIME} ${FOLLOW}

# Pruébelo antes de irse
Pruebe lo que fallaba y compare el número de la orden con el del dispositivo.
:::`

export const es: PolicyTexts = {
  titles: {
    'mobile-phone': 'Teléfonos {brand}: garantía y servicio',
    'retail-accessories': 'Accesorios {brand}: garantía y servicio',
    'home-appliance': 'Electrodomésticos {brand}: garantía y servicio',
    laptop: 'Portátiles {brand}: garantía y servicio',
  },
  summaries: {
    'mobile-phone':
      'Los defectos de material y fabricación se reparan sin costo ({periods}). No cubre caídas ni líquidos. El plazo empieza con la activación.',
    'retail-accessories':
      'Ante un defecto de material o fabricación, el accesorio se repara o se cambia ({periods}). El plazo empieza el día de la compra.',
    'home-appliance':
      'Los defectos de material y fabricación se reparan sin costo, en su casa si el aparato es grande ({periods}). No cubre una mala instalación.',
    laptop:
      'Los defectos de material y fabricación se reparan sin costo ({periods}). Guarde antes sus datos: no forman parte de la garantía.',
    'small-appliance':
      'Ante un defecto de material o fabricación, el aparato se repara o se cambia ({periods}). No cubre el desgaste ni el sarro. El plazo empieza el día de la compra.',
  },
  headings: {
    covered: 'Qué cubre',
    period: 'Cuánto dura',
    excluded: 'Qué no cubre',
    claim: 'Cómo usarla',
    parts: 'Piezas y dispositivos cambiados',
    data: 'Sus datos',
    transport: 'Transporte',
    rights: 'Sus derechos por ley',
  },
  scopes: {
    'aster-mobile-phone': 'Esta política vale para los teléfonos Aster y las tabletas Aster Slate.',
    'aster-retail-accessories':
      'Esta política vale para cargadores, cables, auriculares y baterías externas Aster que se venden por separado. Lo que venía en la caja de un teléfono sigue la política del teléfono.',
    'aster-home-appliance':
      'Esta política vale para los pequeños electrodomésticos Aster: ventiladores, hervidores, planchas y purificadores de aire.',
    'aster-laptop': 'Esta política vale para los portátiles Aster, con la batería y el cargador que traían.',
    'kite-mobile-phone':
      'Esta política vale para los teléfonos inteligentes y los teléfonos de teclas Kite, y para los relojes y localizadores Kite que llevan SIM.',
    'kite-retail-accessories':
      'Esta política vale para auriculares, altavoces, cargadores, cables, baterías externas y relojes sin SIM Kite que se venden por separado.',
    'kite-home-appliance':
      'Esta política vale para los pequeños electrodomésticos Kite: ventiladores, planchas, secadores y cortapelos.',
    'kite-laptop': 'Esta política vale para los portátiles Kite, con la batería y el cargador que traían.',
    'solis-mobile-phone':
      'Solis no fabrica teléfonos. Esta política vale para los dispositivos Solis que llevan SIM e IMEI: los routers Link y el Hub TV.',
    'solis-retail-accessories':
      'Esta política vale para barras de sonido, soportes de pared, cables y controles remotos Solis que se venden por separado.',
    'solis-home-appliance':
      'Esta política vale para televisores, refrigeradores, lavadoras y aires acondicionados Solis.',
    'solis-laptop': 'Esta política vale para los portátiles Solis, con la batería y el cargador que traían.',
  },
  items: {
    smartphone: 'Teléfono inteligente',
    featurePhone: 'Teléfono de teclas',
    tablet: 'Tableta',
    watchWithSim: 'Reloj o localizador con SIM',
    router: 'Router o Hub TV',
    battery: 'Batería',
    boxCharger: 'Cargador y cable de la caja',
    charger: 'Cargador y cable',
    earphones: 'Auriculares',
    powerBank: 'Batería externa',
    watch: 'Reloj sin SIM',
    speaker: 'Altavoz',
    remoteControl: 'Control remoto',
    mountAndCable: 'Soporte de pared y cable',
    soundbar: 'Barra de sonido',
    smallAppliance: 'Electrodoméstico pequeño',
    trimmer: 'Secador y cortapelos',
    television: 'Televisor',
    refrigerator: 'Refrigerador',
    washingMachine: 'Lavadora',
    airConditioner: 'Aire acondicionado',
    compressor: 'Compresor del refrigerador y del aire acondicionado',
    motor: 'Motor de la lavadora',
    laptop: 'Portátil',
  },
  changes: {
    longerEarphones: 'Nuevo en esta versión: los auriculares tienen 12 meses de garantía en lugar de 6.',
    longerLaptop:
      'Nuevo en esta versión: los portátiles comprados desde este día tienen 24 meses de garantía en lugar de 12.',
  },
  covered: {
    all: 'Los defectos de material o fabricación que aparecen con el uso normal dentro del plazo. Las piezas y la mano de obra no le cuestan nada. Por ejemplo:',
    'mobile-phone': `
- no enciende, se reinicia solo o no carga
- líneas o zonas oscuras en la pantalla, o una pantalla que no responde, sin haber recibido un golpe
- fallan la cámara, el micrófono, el altavoz, los botones, los sensores o la red
- una falla de software que no se arregla con una actualización ni restableciendo el dispositivo`,
    'retail-accessories': `
- no carga, no suena o no se conecta
- un cable falla por dentro sin daño a la vista
- la batería de los auriculares o la batería externa ya no carga
- un botón, un conector o una bisagra se suelta con el uso normal`,
    'home-appliance': `
- no arranca o se detiene mientras trabaja
- no enfría, no calienta, no lava o no centrifuga como debe
- fallan la imagen, el sonido o la conexión de un televisor
- pierde agua o hace ruido por una pieza interior`,
    laptop: `
- no arranca o se apaga solo
- fallan la pantalla, el teclado, el panel táctil, los puertos, el ventilador, la memoria o el disco
- la batería ya no carga
- no se puede restaurar el sistema con el que venía`,
    'small-appliance': `
- no arranca o se detiene mientras trabaja
- no calienta, no sopla o no gira como debe
- un interruptor, un cable o un enchufe falla por dentro
- hace ruido o huele a quemado por una pieza interior`,
  },
  period: {
    'mobile-phone':
      'El plazo empieza cuando el dispositivo se activa. La [consulta de garantía](page:warranty-check) muestra hasta cuándo dura: marque `*#06#` para ver el IMEI. La tarjeta de garantía aparece 24 horas después de la activación.',
    'retail-accessories':
      'El plazo empieza el día de la compra. La factura lo muestra: guárdela con el accesorio.',
    'home-appliance':
      'El plazo empieza el día de compra que muestra la factura. Para un televisor, la página [garantía de TV](page:tv-warranty) lo muestra con el número de serie.',
    laptop:
      'El plazo empieza el día de compra que muestra la factura. El número de serie (SNID) está en la etiqueta de abajo.',
    after:
      'Una reparación no acorta el plazo ni lo hace empezar de nuevo. Una pieza cambiada queda cubierta hasta el final del plazo, y como mínimo 90 días.',
    'small-appliance':
      'El plazo empieza el día de compra que muestra la factura. El modelo y el número de serie están en la etiqueta, debajo o detrás.',
  },
  excluded: {
    all: `
- caídas, golpes, presión y dobleces
- líquidos, arena, insectos, rayos y voltaje equivocado
- piezas, cargadores o software que no son para el dispositivo
- que lo abra o repare alguien ajeno a nuestro servicio
- un número de serie o IMEI borrado o ilegible
- el desgaste: rayas, colores gastados, una batería que con los años dura menos`,
    'mobile-phone': `
- una pantalla rota por una caída: para eso está la [protección de pantalla](page:protection)
- un teléfono fabricado para otro país: su garantía vale allí`,
    'retail-accessories': `
- almohadillas, correas y fundas que se gastan con el uso`,
    'home-appliance': `
- la instalación o conexión hecha por otros, y un traslado posterior
- filtros, lámparas y juntas que se limpian o se cambian con el uso
- el uso en un negocio de un aparato hecho para el hogar`,
    laptop: `
- los programas y juegos que usted instaló, y los daños por virus
- los datos del portátil y su recuperación`,
    'small-appliance': `
- el sarro, el polvo y el cabello que no se quitaron
- filtros, cuchillas y juntas que se cambian con el uso
- el uso en un negocio de un aparato hecho para el hogar`,
  },
  claim: {
    'mobile-phone': BRING_IN.replace(
      'IDENTIFY',
      'Escriba el IMEI en la [consulta de garantía](page:warranty-check). También dice en qué país vale la garantía.',
    ),
    'retail-accessories': `
:::steps
# Busque la factura
Muestra el día de la compra y la tienda.

# Pruébelo con otro dispositivo
Así sabe que la falla está en el accesorio.

# Llévelo
Vaya a un [centro de servicio](page:service-center) con el accesorio y la factura. Recibe una orden con un número.

# Recójalo
Muchos accesorios se cambian en el momento. ${PRICE} ${TIME}
:::`,
    'home-appliance': `
:::steps
# Anote el modelo y el número de serie
Están en la etiqueta: detrás del televisor, dentro de la puerta del refrigerador o de la lavadora, a un lado del aire acondicionado.

# Llámenos
Por la línea de atención al pie de la página o por la [página de contacto](page:contact). Diga qué pasa y desde cuándo.

# Viene el técnico
Para los aparatos grandes acordamos un día. Deje libre el paso hasta el aparato. Los pequeños, llévelos a un [centro de servicio](page:service-center).

# Espere la reparación
${PRICE} ${TIME} ${FOLLOW}

# Pruébenlo juntos
Haga funcionar el aparato una vez antes de firmar la orden.
:::`,
    laptop: BRING_IN.replace(
      'IDENTIFY',
      'Tenga a mano el número de serie (SNID) y la factura, y vea si basta con un [controlador](page:drivers-download) más nuevo.',
    ),
    'small-appliance': `
:::steps
# Busque la factura
Muestra el día de la compra y la tienda.

# Apáguelo
Desenchúfelo y deje que se enfríe. No lo abra.

# Llévelo
Vaya a un [centro de servicio](page:service-center) con el aparato y la factura. Recibe una orden con un número.

# Espere la reparación
${PRICE} ${TIME} ${FOLLOW}
:::`,
  },
  parts: {
    all: 'Reparamos con piezas originales. Con su número de serie puede [comprobar que una pieza es original](page:spare-parts-serial). La pieza que se cambia en garantía queda en nuestro poder; si usted pagó la reparación, puede llevársela.',
    exchange:
      'Si no se puede reparar, recibe el mismo modelo o uno equivalente. Un plan de protección pasa al teléfono nuevo si lo pide: llame a la línea de atención o escriba al soporte en línea. Tarda unos 5 días hábiles.',
  },
  data: {
    'mobile-phone':
      'No miramos sus fotos ni sus mensajes, y no pedimos las contraseñas de sus cuentas. Una reparación puede borrar el teléfono; antes le preguntamos. Lo que no se guardó no se recupera. Los detalles están en [sus datos en una reparación](article:how-we-treat-your-data-in-a-repair). Retire las tarjetas SIM y de memoria, y deje la funda en casa.',
    'retail-accessories':
      'La mayoría de los accesorios no guardan nada. Quite auriculares y relojes de los dispositivos conectados a su teléfono, y restablezca un reloj antes de entregarlo.',
    'home-appliance':
      'Cierre sus cuentas en el televisor y retire las memorias USB. Los demás aparatos solo guardan sus ajustes, que una reparación puede borrar.',
    laptop:
      'Copie sus archivos a otro disco. Una reparación puede borrar el disco; antes le preguntamos. Lo que no se guardó no se recupera. No leemos sus archivos ni pedimos las contraseñas de sus cuentas.',
    'small-appliance': 'Estos aparatos no guardan nada sobre usted.',
  },
  transport: {
    broughtIn:
      'Usted lleva el dispositivo y lo recoge. Donde hay servicio de entrega, podemos recogerlo en su puerta y devolverlo: ve el precio antes de pedirlo. Desde que lo entrega hasta que lo recibe, respondemos por él.',
    atHome:
      'Los aparatos grandes se reparan en su casa cuando es posible. Si uno en garantía debe ir al taller, lo llevamos y lo traemos sin costo. Un televisor viaja de pie; un refrigerador reposa unas horas antes de encenderlo de nuevo.',
  },
  rights:
    'Esta garantía es una promesa de la marca, además de los derechos que la ley le da frente al vendedor. Esos derechos siguen igual. Si la ley de su país le da más que esta política, vale la ley. Si no está de acuerdo con una decisión, dígalo: la [página de contacto](page:contact) reúne todas las formas de comunicarse con nosotros.',
  law: {
    es: 'En España el vendedor responde durante tres años por los productos nuevos (Real Decreto-ley 7/2021, desde el 1 de enero de 2022). Por eso todos los plazos de esta política son de 36 meses. Si la falla aparece en los dos primeros años, se entiende que estaba desde el principio.',
  },
}
