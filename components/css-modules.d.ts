// Types of imported stylesheets, so that a check passes before Next has written its own declarations.
/// <reference types="next" />
