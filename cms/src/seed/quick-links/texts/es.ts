import type { LinkTexts } from './link-texts'

export const es: LinkTexts = {
  warrantyCheck: [
    'Consultar la garantía',
    'garantía, garantia, garantía imei, imei, ver garantía, fecha de activación, vence, mi celular tiene garantía',
  ],
  repairStatus: [
    'Estado de la reparación',
    'estado, seguimiento, rastrear, reparación, reparacion, dónde está mi celular, ya está listo, orden de servicio, número de orden',
  ],
  serviceCenter: [
    'Centro de servicio',
    'centro de servicio, servicio técnico, servicio tecnico, taller, cerca de mí, sucursal, dirección, horario, cómo llegar',
  ],
  partPrices: [
    'Precios de repuestos',
    'precio, costo, cuánto cuesta, cuanto sale, precio pantalla, precio batería, repuesto, refacción, pieza, mano de obra',
  ],
  brokenScreen: [
    'Pantalla rota',
    'pantalla rota, pantalla quebrada, estrellada, cambiar pantalla, vidrio, display, módulo, táctil no funciona, lcd',
  ],
  phoneRepair: [
    'Reparar un teléfono',
    'reparar celular, arreglar, móvil, celular, no carga, batería, bocina, cámara, micrófono, botón, se calienta, no prende',
  ],
  appointment: ['Reservar una reparación', 'cita, turno, reservar, agendar, reserva, hora, visita'],
  contact: [
    'Teléfono y correo',
    'contacto, teléfono, llamar, número, atención al cliente, whatsapp, correo, email, queja, reclamo',
  ],
  chat: ['Chatear con nosotros', 'chat, ayuda en línea, agente, asesor, soporte, mensaje'],
  servicePolicy: [
    'Política de servicio',
    'política de garantía, política, politica, condiciones, qué cubre, exclusiones, garantía accesorios, garantía laptop, garantía electrodomésticos',
  ],
  protection: [
    'Planes de protección',
    'seguro, asegurar, protección de pantalla, care+, garantía extendida, accidente, reclamo, plan',
  ],
  faq: ['Preguntas y respuestas', 'faq, preguntas, dudas, ayuda, cuánto tarda, por qué, problema'],
  tips: [
    'Consejos y trucos',
    'consejos, trucos, cómo, guía, limpiar, lento, batería dura poco, caliente, agua',
  ],
  originalPart: [
    '¿Repuesto original?',
    'original, genuino, falso, copia, pirata, número de serie, verificar repuesto',
  ],
  drivers: [
    'Controladores y manuales',
    'driver, drivers, controlador, descargar, portátil, laptop, notebook, wifi, manual, instructivo, snid, windows',
  ],
  tvWarranty: ['Garantía de TV', 'tv, tele, televisor, televisión, pantalla de tv, número de serie tv'],
  airConditioner: [
    'Reparar el aire acondicionado',
    'aire, aire acondicionado, clima, minisplit, no enfría, gas, gotea, limpieza de aire',
  ],
  unlockAppeal: [
    'Desbloquear un teléfono',
    'desbloquear, bloqueado, desbloqueo, liberar, celular bloqueado, pase de abordar, antirrobo',
  ],
}
