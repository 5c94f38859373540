/** A 360° image, viewed from its center. */
export interface Panorama {
  /** Width in px of the largest image that the device can show. */
  readonly maxWidth: number;
  /** Shows an image in place of the one before. */
  show(picture: HTMLImageElement): void;
  /** `turn` is a fraction of a full turn, 0.5 is the center of the image; `tilt` is in radians. */
  look(turn: number, tilt: number): void;
  /** Frees the memory of the graphics card. */
  close(): void;
}

const corners = new Float32Array([-1, -1, 3, -1, -1, 3]);

const vertex = `#version 300 es
in vec2 corner; out vec2 at;
void main(){ at = corner; gl_Position = vec4(corner, 0., 1.); }`;

/** Casts a ray through each pixel, turned and tilted, and samples the image where it hits. */
const fragment = `#version 300 es
precision highp float;
in vec2 at; out vec4 color;
uniform sampler2D picture; uniform float aspect; uniform vec2 view;
const float PI = 3.14159265;
void main(){
  vec3 ray = normalize(vec3(at.x * aspect * .62, at.y * .62, 1.));
  float s = sin(view.y), c = cos(view.y);
  ray = vec3(ray.x, c * ray.y + s * ray.z, c * ray.z - s * ray.y);
  float across = atan(ray.x, ray.z) / (2. * PI) + view.x;
  float down = .5 - asin(clamp(ray.y, -1., 1.)) / PI;
  color = textureLod(picture, vec2(fract(across), down), 0.);
}`;

/** The program and the image in the memory of the graphics card. */
interface Drawing {
  upload(picture: HTMLImageElement): void;
  paint(aspect: number, view: readonly [number, number]): void;
  free(): void;
}

/**
 * Null if WebGL 2 is unavailable. `onDrawn` is called with true when an image is drawn, and with
 * false when the browser takes the context away, until it gives it back.
 */
export function openPanorama(
  canvas: HTMLCanvasElement,
  onDrawn: (isDrawn: boolean) => void,
): Panorama | null {
  const gl = canvas.getContext('webgl2', { antialias: false });
  if (!gl) return null;
  let drawing = createDrawing(gl);
  if (!drawing) return null;
  let shown: HTMLImageElement | undefined;
  let frame = 0;
  let last: readonly [number, number] = [0.5, 0];
  const paint = () => {
    frame = 0;
    const { clientWidth, clientHeight } = canvas;
    const density = Math.min(devicePixelRatio, 2);
    canvas.width = clientWidth * density;
    canvas.height = clientHeight * density;
    gl.viewport(0, 0, canvas.width, canvas.height);
    drawing?.paint(clientWidth / Math.max(1, clientHeight), last);
  };
  const paintSoon = () => {
    frame ||= requestAnimationFrame(paint);
  };
  const show = (picture: HTMLImageElement) => {
    shown = picture;
    if (!drawing) return;
    try {
      drawing.upload(picture);
    } catch {
      // An image of another origin: the flat one stays.
      return;
    }
    paintSoon();
    onDrawn(true);
  };
  const lose = (event: Event) => {
    // Asks the browser to restore it.
    event.preventDefault();
    drawing = null;
    onDrawn(false);
  };
  const restore = () => {
    drawing = createDrawing(gl);
    if (shown) show(shown);
  };
  canvas.addEventListener('webglcontextlost', lose);
  canvas.addEventListener('webglcontextrestored', restore);
  const size = new ResizeObserver(paintSoon);
  size.observe(canvas);
  return {
    maxWidth: gl.getParameter(gl.MAX_TEXTURE_SIZE),
    show,
    look: (turn, tilt) => {
      last = [turn, tilt];
      paintSoon();
    },
    close: () => {
      size.disconnect();
      cancelAnimationFrame(frame);
      canvas.removeEventListener('webglcontextlost', lose);
      canvas.removeEventListener('webglcontextrestored', restore);
      drawing?.free();
      drawing = null;
      shown = undefined;
      // A canvas that stays in the page may be drawn to again.
      if (!canvas.isConnected) gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

function createDrawing(gl: WebGL2RenderingContext): Drawing | null {
  const program = linked(gl);
  if (!program) return null;
  const buffer = gl.createBuffer();
  const texture = gl.createTexture();
  // biome-ignore lint/correctness/useHookAtTopLevel: a WebGL method, not a hook
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.bufferData(gl.ARRAY_BUFFER, corners, gl.STATIC_DRAW);
  gl.enableVertexAttribArray(0);
  gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
  const aspectAt = gl.getUniformLocation(program, 'aspect');
  const viewAt = gl.getUniformLocation(program, 'view');
  return {
    upload: (picture) => {
      gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, picture);
    },
    paint: (aspect, view) => {
      gl.uniform1f(aspectAt, aspect);
      gl.uniform2f(viewAt, ...view);
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    free: () => {
      gl.deleteTexture(texture);
      gl.deleteBuffer(buffer);
      gl.deleteProgram(program);
    },
  };
}

function linked(gl: WebGL2RenderingContext): WebGLProgram | null {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(type);
    if (!shader || !program) return null;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
    // It is freed with the program.
    gl.deleteShader(shader);
  }
  gl.bindAttribLocation(program, 0, 'corner');
  gl.linkProgram(program);
  return gl.getProgramParameter(program, gl.LINK_STATUS) ? program : null;
}
